import type { Aggregate, AggregateType } from './aggregateType.ts';

/** The aggregate before its first event. */
export const notCreated = (aggregateType: AggregateType, id: string): Aggregate => ({
  id,
  version: 0,
  states: aggregateType.structure.initial,
  remembered: {},
  context: aggregateType.initial,
});
