import type { Equivalent } from './mutation/index.ts';

/**
 * Parts of an aggregate type that cannot be exercised, each with its reason; exported by `exceptions.ts` beside the
 * fixtures.
 */
export interface Exceptions {
  /** Transitions that no aggregate can take, as `<state> <event>`. */
  readonly neverTaken?: Readonly<Record<string, string>>;
  /** Rules that never refuse alone on a transition, as `<state> <event> <rule>`. */
  readonly masked?: Readonly<Record<string, string>>;
  /** Faults that nobody could notice. */
  readonly equivalents?: readonly Equivalent[];
}
