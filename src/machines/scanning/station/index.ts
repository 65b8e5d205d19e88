export type { StationContext } from './advanceStation.ts';
export { stationMachine } from './machine.ts';
export { unsentOf } from './passages.ts';
export type { RequestedEffect, Passage } from './passages.ts';
export type { LeftoverEntry, EventDraft, SentEvent, StationEvent, OptimisticEvent } from './types.ts';
