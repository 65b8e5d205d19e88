import type { OtherLimits } from '#machines/kit/underLimits.ts';
import type { Rejudgement } from './rejudgeAll.ts';

/** What is to be judged again: all machines or one, all days or some (both counted in, Myanmar), by which limits. */
export interface Wanted {
  readonly machine: string | null;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** By machine, rule and limit; what is not named stays as the machine has it. */
  readonly limits: Readonly<Record<string, OtherLimits>>;
}

/** What the judging thread is started with. */
export interface ThreadStart {
  /** Address of the database. */
  readonly url: string;
  readonly wanted: Wanted;
}

/** What it answers: how many events there are to judge, how many are judged, and in the end what would differ. */
export type FromThread = { readonly total: number } | { readonly done: number } | { readonly result: Rejudgement };
