import type { Subject } from '../judge.ts';

/** One fault put into a machine on purpose. */
export interface Mutant {
  readonly kind: string;
  readonly name: string;
  /** Events whose cases are asked first; all the others follow while nothing is noticed. */
  readonly types: readonly string[];
  /** The transition concerned; its cases come first. */
  readonly transition?: string;
  /** The rule concerned, by its name. */
  readonly rule?: string;
  make(): Subject;
}

/** Outcome of a fault: noticed by a case, equivalent to the original, or unnoticed. */
export type Outcome = 'noticed' | 'equivalent' | 'unnoticed';
