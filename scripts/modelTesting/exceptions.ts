import type { Equivalent } from './mutation/index.ts';

/**
 * Parts of an aggregate type that tests cannot cover, each with its reason. A file `exceptions.ts` beside the fixtures
 * exports these names.
 */
export interface Exceptions {
  /** Transitions that no aggregate can take, as `<state> <event>`. */
  readonly neverTaken?: Readonly<Record<string, string>>;
  /** Rules that never refuse alone on a transition, as `<state> <event> <rule>`. */
  readonly masked?: Readonly<Record<string, string>>;
  /** Mutants with the same behaviour. */
  readonly equivalents?: readonly Equivalent[];
}
