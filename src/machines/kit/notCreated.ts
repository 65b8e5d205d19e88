import type { AggregateType } from './aggregateType.ts';
import type { Aggregate } from './aggregate.ts';

/** The aggregate before its first event. */
export const notCreated = (aggregateType: AggregateType, id: string): Aggregate => ({
  id,
  version: 0,
  states: aggregateType.structure.initial,
  remembered: {},
  context: aggregateType.initial,
});
