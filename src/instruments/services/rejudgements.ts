import * as calls from '#calls/rejudgements.ts';
import type { Rejudgement, WholeRejudgement } from '#calls/rejudgements.ts';
import { call, type AskOptions } from '#services/http.ts';

export type { Rejudgement, RejudgedCase, RejudgedChange, WholeRejudgement } from '#calls/rejudgements.ts';

/** The latest runs, latest first. */
export const readRejudgements = async (options?: AskOptions): Promise<readonly Rejudgement[]> =>
  (await call(calls.readRejudgements, {}, options)).runs;

/** A run with what it judged by and what it found. */
export const readRejudgement = (number: number, options?: AskOptions): Promise<WholeRejudgement> =>
  call(calls.readRejudgement, { params: { number } }, options);

/** History to judge again (days by the calendar of Myanmar, both included), and changed limits. */
export type RejudgementRequest = Pick<Rejudgement, 'machine' | 'firstDay' | 'lastDay' | 'limits'>;

/** Begins a run; one is at work at a time. */
export const beginRejudgement = (wanted: RejudgementRequest, options?: AskOptions): Promise<Rejudgement> =>
  call(calls.beginRejudgement, { body: wanted }, options);

/** Asks a run at work to stop. */
export const cancelRejudgement = (number: number, options?: AskOptions): Promise<Rejudgement> =>
  call(calls.cancelRejudgement, { params: { number } }, options);
