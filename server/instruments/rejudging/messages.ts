import type { OtherLimits } from '#machines/kit/underLimits.ts';
import { childProgram } from '../../childProcess/childProgram.ts';
import type { Rejudgement } from './rejudgeAll.ts';

/** Request of a run: all machines or one, all days or a range (both inclusive, Myanmar time), and the limits. */
export interface Wanted {
  readonly machine: string | null;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** Limits by machine, rule and name; by default those of the machine. */
  readonly limits: Readonly<Record<string, OtherLimits>>;
}

/** Order to the judging process. */
interface ToJudge {
  /** Address of the database. */
  readonly url: string;
  readonly wanted: Wanted;
}

/** Message of the judging process: the number of events to judge, the number judged, and finally the result. */
type FromJudge = { readonly total: number } | { readonly done: number } | { readonly result: Rejudgement };

const HEAP_MEGABYTES = 1024;

/** Judges by a connection of its own, over one instant of the log. */
export const judgeProgram = childProgram<ToJudge, FromJudge>(
  new URL('./judgeProcess.ts', import.meta.url),
  HEAP_MEGABYTES,
);
