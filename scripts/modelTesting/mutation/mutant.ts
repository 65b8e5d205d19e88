import type { Subject } from '../judge.ts';

/** One injected fault of a machine. */
export interface Mutant {
  readonly kind: string;
  readonly name: string;
  /** Events whose cases run first; all others follow until one notices the fault. */
  readonly types: readonly string[];
  /** Changed transition, whose cases run before all others. */
  readonly transition?: string;
  /** Name of the changed rule. */
  readonly rule?: string;
  make(): Subject;
}

/** Outcome of a mutant: noticed by a case, equivalent, or unnoticed. */
export type Outcome = 'noticed' | 'equivalent' | 'unnoticed';
