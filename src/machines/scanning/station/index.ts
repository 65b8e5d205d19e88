export type { StationContext } from './leading.ts';
export { stationMachine } from './machine.ts';
export { unsentOf } from './passages.ts';
export type { Asked, Passage } from './passages.ts';
export type { Left, Made, Sent, StationEvent, Supposed } from './types.ts';
