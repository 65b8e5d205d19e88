import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';

/** Returns the events by which people begin an aggregate, in machine order; registers are set up already. */
export const beginningsOf = (aggregateType: AggregateType): string[] => {
  const { main, initial, transitions } = aggregateType.structure;
  return [...(transitions.get(initial[main] ?? '')?.keys() ?? [])].filter(
    (type) => aggregateType.events[type]?.systemOnly === false,
  );
};

/** Machines whose aggregates can begin in a sandbox. */
export const playable: readonly AggregateType[] = Object.values(aggregateTypes).filter(
  (aggregateType) =>
    beginningsOf(aggregateType).length > 0 && !(`${aggregateType.id}.registered` in aggregateType.events),
);
