import type { RefusalCode, Values } from './rule.ts';

/** One reason why an event is not allowed. `rule` is null if no rule is involved. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: string | null;
  readonly values: Values;
  /** The payload field concerned, for forms. */
  readonly field: string | null;
}

export interface Explanation {
  readonly allowed: boolean;
  readonly refusals: readonly Refusal[];
}
