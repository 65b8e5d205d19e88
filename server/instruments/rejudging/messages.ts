import type { OtherLimits } from '#machines/kit/underLimits.ts';
import type { Rejudgement } from './rejudgeAll.ts';

/** Request of a run: all machines or one, all days or a range (both inclusive, Myanmar time), and the limits. */
export interface Wanted {
  readonly machine: string | null;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** Limits by machine, rule and name; by default those of the machine. */
  readonly limits: Readonly<Record<string, OtherLimits>>;
}

/** Start data of the judging thread. */
export interface ThreadStart {
  /** Address of the database. */
  readonly url: string;
  readonly wanted: Wanted;
}

/** Messages of the thread: the number of events to judge, the number judged, and finally the result. */
export type FromThread = { readonly total: number } | { readonly done: number } | { readonly result: Rejudgement };
