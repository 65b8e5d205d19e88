export { keptAlive, tabsMachine } from './machine.ts';
export type { Tab, TabsContext, TabsEvent, Title, Visited } from './machine.ts';
