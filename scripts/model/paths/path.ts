import type { Actor } from '#machines/kit/actor.ts';
import type { Aggregate } from '#machines/kit/aggregateType.ts';
import type { RecordedTransition } from '#machines/kit/proposal.ts';

/** An event as somebody proposes it, and the states it leads to. */
export interface PathStep {
  readonly type: string;
  readonly data: unknown;
  readonly lookups: Readonly<Record<string, unknown>>;
  /** Index of the person in the list of people. */
  readonly actor: number;
  readonly at: string;
  readonly states: Aggregate['states'];
}

/** A path to a state or transition, or a question to an aggregate with the model's answer. */
export interface Path {
  readonly name: string;
  /** From before the first event; empty where an aggregate is given. */
  readonly steps: readonly PathStep[];
  readonly question?: {
    readonly aggregate: Aggregate;
    readonly log: readonly RecordedTransition[];
    readonly type: string;
    readonly data: unknown;
    readonly lookups: Readonly<Record<string, unknown>>;
    readonly actor: number;
    readonly at: string;
    /** Codes and rules of the refusals, in their order; empty where it is allowed. */
    readonly refused: readonly { readonly code: string; readonly rule: string | null }[];
  };
}

/** Paths and the people who act in them; people are listed once because of their many permissions. */
export interface Paths {
  readonly people: readonly Actor[];
  readonly paths: readonly Path[];
}
