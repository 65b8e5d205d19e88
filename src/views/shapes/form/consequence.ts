import { transitionsOf } from '#machines/kit/explain.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';

/** Consequences of an event that a person should consider. */
export interface Consequence {
  /** The state reached; null where it stays the same, or returns to the one before. */
  readonly to: string | null;
  /** The aggregate is over then. */
  readonly ends: boolean;
  readonly irreversible: boolean;
  /** Events of which another person must propose one before anything happens. */
  readonly waitsFor: readonly string[];
  /** The request that this event confirms. */
  readonly confirms: string | null;
}

/** Returns the consequences of an event for an aggregate. */
export function consequenceOf(aggregateType: AggregateType, aggregate: Aggregate, type: string): Consequence {
  const spec = aggregateType.events[type];
  const main = transitionsOf(aggregateType, aggregate, type).find(
    (way) => 'event' in way && way.region === aggregateType.structure.main,
  );
  const to = main && 'to' in main && typeof main.to === 'string' ? main.to : null;
  return {
    to: to === aggregate.states[aggregateType.structure.main] ? null : to,
    ends: to !== null && aggregateType.structure.states.get(to)?.meta.final === true,
    irreversible: spec?.irreversible === true,
    waitsFor: Object.keys(aggregateType.events).filter((other) => aggregateType.events[other]?.secondPerson === type),
    confirms: spec?.secondPerson ?? null,
  };
}
