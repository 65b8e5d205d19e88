import type { Actor } from '#machines/kit/actor.ts';

/** One command of a history, complete for repetition. */
export interface Move {
  readonly machine: string;
  /** Null for a new aggregate. */
  readonly id: string | null;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  readonly at: string;
  readonly key: string;
}
