import type { ScriptStep } from './plannedPaths/script.ts';

/** A refusal as a server has to give it. */
export interface Expected {
  readonly code: string;
  readonly rule: string | null;
  /** Further expectations, where they say more than the rule. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** An event proposed as a trial for an aggregate in its state, and the expected answer. */
export interface Question extends Omit<ScriptStep, 'machine' | 'follows' | 'states'> {
  readonly name: string;
  /** Every reason, in its order; empty where it is allowed. */
  readonly refused: readonly Expected[];
}

/** An aggregate driven to its state once, and everything asked of it there. */
export interface Place {
  readonly name: string;
  readonly steps: readonly ScriptStep[];
  /** The aggregate asked about, and the main state it stays in; null: one to come. */
  readonly aggregate: readonly [id: string, state: string] | null;
  readonly questions: readonly Question[];
}

/** Questions that cannot be asked over a server, by the reason. */
export type Left = ReadonlyMap<string, readonly string[]>;
