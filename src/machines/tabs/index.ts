export { keptAlive, tabsMachine } from './machine.ts';
export type { Tab, TabsContext, TabsEvent, Visited } from './machine.ts';
