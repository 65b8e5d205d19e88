import type { Subject } from '../judge.ts';

/** One fault put into a machine on purpose. */
export interface Mutant {
  readonly kind: string;
  readonly name: string;
  /** Events whose cases are asked first; all the others follow while nothing is noticed. */
  readonly types: readonly string[];
  /** The way concerned, whose cases come before all. */
  readonly transition?: string;
  /** The rule concerned, by its name. */
  readonly rule?: string;
  make(): Subject;
}

/** What became of a fault: some question noticed it, it changes nothing anyone could notice, or nobody did. */
export type Outcome = 'noticed' | 'equivalent' | 'unnoticed';
