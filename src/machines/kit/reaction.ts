import type { Life } from './noun.ts';
import type { Fact } from './proposal.ts';

/** What an event of one life asks of others (or of itself), in the same transaction. */
export interface Reaction {
  readonly on: string;
  readonly to: string;
  readonly proposes: string;
  /**
   * The lives concerned and the payload for each; empty when nothing follows. `before` is the life as the event found it.
   * An id of null is a life to come: it gets its id from its noun.
   */
  of(fact: Fact, life: Life, before: Life): readonly { readonly id: string | null; readonly data: unknown }[];
}

/** `whenever('package.sealed').propose('order', 'order.packed', (fact, bag) => ...)` */
export const whenever = (on: string) => ({
  propose: (to: string, proposes: string, of: Reaction['of']): Reaction => ({ on, to, proposes, of }),
});
