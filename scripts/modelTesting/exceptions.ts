import type { Equivalent } from './mutation/index.ts';

/** What of an aggregate type cannot be shown, each with its reason: a file `exceptions.ts` beside the fixtures exports these names. */
export interface Exceptions {
  /** Ways that no aggregate can take, as `<state> <event>`. */
  readonly neverTaken?: Readonly<Record<string, string>>;
  /** Rules that never speak alone on a way, as `<state> <event> <rule>`. */
  readonly masked?: Readonly<Record<string, string>>;
  /** Faults that nobody could notice. */
  readonly equivalents?: readonly Equivalent[];
}
