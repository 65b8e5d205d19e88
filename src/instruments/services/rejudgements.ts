import * as calls from '#calls/rejudgements.ts';
import type { Rejudgement, WholeRejudgement } from '#calls/rejudgements.ts';
import { call, type AskOptions } from '#services/http.ts';

export type { Rejudgement, RejudgedCase, RejudgedChange, WholeRejudgement } from '#calls/rejudgements.ts';

/** Loads the latest runs, latest first. */
export const readRejudgements = async (options?: AskOptions): Promise<readonly Rejudgement[]> =>
  (await call(calls.readRejudgements, {}, options)).runs;

/** Loads a run with its limits and its findings. */
export const readRejudgement = (number: number, options?: AskOptions): Promise<WholeRejudgement> =>
  call(calls.readRejudgement, { params: { number } }, options);

/** History to judge again (days in Myanmar, both included), and the limits to use. */
export type RejudgementRequest = Pick<Rejudgement, 'machine' | 'firstDay' | 'lastDay' | 'limits'>;

/** Begins a run; one is active at a time. */
export const beginRejudgement = (wanted: RejudgementRequest, options?: AskOptions): Promise<Rejudgement> =>
  call(calls.beginRejudgement, { body: wanted }, options);

/** Requests the end of an active run. */
export const cancelRejudgement = (number: number, options?: AskOptions): Promise<Rejudgement> =>
  call(calls.cancelRejudgement, { params: { number } }, options);
