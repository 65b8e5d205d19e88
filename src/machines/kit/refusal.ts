import type { RefusalCode, Values } from './rule.ts';

/** One reason why an event is not allowed. `rule` is null if no rule is involved. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: string | null;
  readonly values: Values;
  /** The payload field concerned, for forms. */
  readonly field: string | null;
  /** The record that refused, where it is another than the one that the event was proposed for. */
  readonly about?: { readonly machine: string; readonly id: string };
}

export interface Explanation {
  readonly allowed: boolean;
  readonly refusals: readonly Refusal[];
}
