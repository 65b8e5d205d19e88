import type { ScriptStep } from './plannedPaths/script.ts';

/** A refusal expected from a server. */
export interface Expected {
  readonly code: string;
  readonly rule: string | null;
  /** Further expected values. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** A question: an event proposed for an aggregate, and its verdict; nothing is recorded. */
export interface Question extends Omit<ScriptStep, 'machine' | 'follows' | 'states'> {
  readonly name: string;
  /** Refusals in order; empty if the event is allowed. */
  readonly refused: readonly Expected[];
}

/** An aggregate at one place, with all questions about it. */
export interface Place {
  readonly name: string;
  readonly steps: readonly ScriptStep[];
  /** The aggregate and its main state, which the questions keep; null for a new one. */
  readonly aggregate: readonly [id: string, state: string] | null;
  readonly questions: readonly Question[];
}

/** Questions that a server cannot be asked, by reason. */
export type Left = ReadonlyMap<string, readonly string[]>;
