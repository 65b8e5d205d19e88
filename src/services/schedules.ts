import * as calls from '#calls/schedules.ts';
import type { Given, ReplyOf } from '#calls/contract.ts';
import type { ScheduledReport as Report } from '#calls/schedules.ts';
import { call, type AskOptions } from './http.ts';

/** A report over each day, week or month. */
export type ScheduledReport = Given<Report>;

/** A schedule of a saved report. */
export type ReadSchedule = ReplyOf<typeof calls.readSchedules>['schedules'][number];

/** The own schedule of a saved report; null for none. */
export const readSchedule = async (view: string, options?: AskOptions): Promise<ReadSchedule | null> =>
  (await call(calls.readSchedules, {}, options)).schedules.find((one) => one.view === view) ?? null;

/** Keeps the own schedule of a saved report. */
export const keepSchedule = (view: string, report: ScheduledReport, every: ReadSchedule['every']): Promise<unknown> =>
  call(calls.keepSchedule, { params: { view }, body: { report, every } });

export const dropSchedule = (view: string): Promise<unknown> => call(calls.dropSchedule, { params: { view } });
