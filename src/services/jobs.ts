import type { ReplyOf } from '#calls/contract.ts';
import * as deadlineCalls from '#calls/deadlines.ts';
import * as calls from '#calls/jobs.ts';
import { call, type AskOptions } from './http.ts';

/** A job with its due time, latest runs and pauses. */
export type Job = calls.JobReply;
export type JobRun = Job['runs'][number];

/** Deadlines of one event: how many are coming and overdue, and the next. */
export type DeadlineKind = ReplyOf<typeof deadlineCalls.summariseDeadlines>['kinds'][number];
export type Deadline = ReplyOf<typeof deadlineCalls.readDeadlines>['records'][number];

/** Loads the jobs. */
export const readJobs = async (options?: AskOptions): Promise<readonly Job[]> =>
  (await call(calls.readJobs, {}, options)).jobs;

/** Asks for a run of a job now. */
export const runJob = (name: string): Promise<Job> => call(calls.runJob, { params: { name } }, { ownFailure: true });

/** Pauses a job, or lets it go on. */
export const pauseJob = (name: string, paused: boolean): Promise<Job> =>
  call(calls.pauseJob, { params: { name }, body: { paused } }, { ownFailure: true });

/** Loads the number of deadlines by their event. */
export const summariseDeadlines = async (options?: AskOptions): Promise<readonly DeadlineKind[]> =>
  (await call(deadlineCalls.summariseDeadlines, {}, options)).kinds;

/** Loads the deadlines that are overdue within the person's scope, the oldest first. */
export const readOverdue = (options?: AskOptions): Promise<ReplyOf<typeof deadlineCalls.readDeadlines>> =>
  call(deadlineCalls.readDeadlines, { query: { pageNum: 1, pageSize: 20, overdue: 'true' } }, options);
