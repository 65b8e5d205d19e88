import type { Aggregate } from './aggregate.ts';
import type { RecordedEvent } from './proposal.ts';

/** Proposes an event of other aggregates, or of the same one, in the transaction of the event. */
export interface Reaction {
  readonly on: string;
  readonly to: string;
  readonly proposes: string;
  /** Names of the lookups that it reads; the server loads them with those of the event's rules. */
  readonly lookups: readonly string[];
  /**
   * Returns the aggregates concerned and the payload for each; empty if nothing follows. `before` is the aggregate
   * before the event. An id of null creates an aggregate, whose type makes the id.
   */
  of(
    event: RecordedEvent,
    aggregate: Aggregate,
    before: Aggregate,
  ): readonly { readonly id: string | null; readonly data: unknown }[];
}

/** Declares a reaction: `whenever('package.sealed').propose('order', 'order.packed', (event, bag) => ...)`. */
export const whenever = (on: string) => ({
  propose: (to: string, proposes: string, of: Reaction['of'], lookups: Reaction['lookups'] = []): Reaction => ({
    on,
    to,
    proposes,
    of,
    lookups,
  }),
});
