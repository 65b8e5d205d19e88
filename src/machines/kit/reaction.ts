import type { Aggregate } from './aggregateType.ts';
import type { RecordedEvent } from './proposal.ts';

/** What an event of one aggregate asks of others (or of itself), in the same transaction. */
export interface Reaction {
  readonly on: string;
  readonly to: string;
  readonly proposes: string;
  /**
   * The aggregates concerned and the payload for each; empty when nothing follows. `before` is the aggregate as the event found it.
   * An id of null is an aggregate to come: it gets its id from its aggregate type.
   */
  of(
    event: RecordedEvent,
    aggregate: Aggregate,
    before: Aggregate,
  ): readonly { readonly id: string | null; readonly data: unknown }[];
}

/** `whenever('package.sealed').propose('order', 'order.packed', (fact, bag) => ...)` */
export const whenever = (on: string) => ({
  propose: (to: string, proposes: string, of: Reaction['of']): Reaction => ({ on, to, proposes, of }),
});
