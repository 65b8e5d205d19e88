import type { Aggregate } from './aggregate.ts';
import type { DataOf, EventSpec } from './event.ts';
import type { RecordedEvent } from './proposal.ts';

/** Event payload for one aggregate; an id of null creates one, whose type makes the id. */
interface Proposed {
  readonly id: string | null;
  readonly data: unknown;
}

/** Proposes an event of other aggregates, or of the same one, in the transaction of the event. */
export interface Reaction {
  readonly on: string;
  readonly to: string;
  readonly proposes: string;
  /** Names of the lookups that it reads; the server loads them with those of the event's rules. */
  readonly lookups: readonly string[];
  /**
   * Returns the aggregates concerned and the payload for each; empty if nothing follows. `before` is the aggregate
   * before the event.
   */
  of(event: RecordedEvent, aggregate: Aggregate, before: Aggregate): readonly Proposed[];
}

/**
 * Declares reactions with events, context and lookups typed:
 * `reactionsOf<PackageEvents, Package>().whenever('package.sealed').propose('order', 'order.packed', (event, bag) => ...)`.
 */
export const reactionsOf = <Events extends Record<string, EventSpec>, Context, Lookups extends object = object>() => ({
  whenever: <Type extends keyof Events & string>(on: Type) => ({
    propose: (
      to: string,
      proposes: string,
      of: (
        event: RecordedEvent<DataOf<Events, Type>> & { readonly lookups: Lookups },
        aggregate: Aggregate<Context>,
        before: Aggregate<Context>,
      ) => readonly Proposed[],
      lookups: readonly (keyof Lookups & string)[] = [],
    ): Reaction => ({ on, to, proposes, of, lookups }),
  }),
});
