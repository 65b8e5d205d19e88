import type { Actor } from '#machines/kit/actor.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { RecordedTransition } from '#machines/kit/proposal.ts';

/** A proposed event, and the states that it leads to. */
export interface PathStep {
  readonly type: string;
  readonly data: unknown;
  readonly lookups: Readonly<Record<string, unknown>>;
  /** Index of the actor in the list of people. */
  readonly actor: number;
  readonly at: string;
  readonly states: Aggregate['states'];
}

/** A path, or a question about an aggregate with the model's verdict. */
export interface Path {
  readonly name: string;
  /** From the first event; empty if an aggregate is given. */
  readonly steps: readonly PathStep[];
  readonly question?: {
    readonly aggregate: Aggregate;
    readonly log: readonly RecordedTransition[];
    readonly type: string;
    readonly data: unknown;
    readonly lookups: Readonly<Record<string, unknown>>;
    readonly actor: number;
    readonly at: string;
    /** Codes and rules of the refusals in order; empty if allowed. */
    readonly refused: readonly { readonly code: string; readonly rule: string | null }[];
  };
}

/** Paths and their actors. Actors are stored once, because their permissions are long lists. */
export interface Paths {
  readonly people: readonly Actor[];
  readonly paths: readonly Path[];
}
