export { importingMachine } from './machine.ts';
export type { Counts, ImportingContext, ImportingEvent, ImportRefusal } from './machine.ts';
