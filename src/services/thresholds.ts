import * as calls from '#calls/thresholds.ts';
import type { Given, ReplyOf } from '#calls/contract.ts';
import type { ThresholdFigure as Figure } from '#calls/thresholds.ts';
import { call, type AskOptions } from './http.ts';

/** A figure of a report that is compared with a bound. */
export type ThresholdFigure = Given<Figure>;

/** A threshold of a saved report, and its figure when it was counted last. */
export type ReadThreshold = ReplyOf<typeof calls.readThresholds>['thresholds'][number];

/** A bound of a figure, in the unit of its measure. */
export type Bound = Pick<ReadThreshold, 'comparison' | 'bound'>;

/** The own threshold of a saved report; null for none. */
export const readThreshold = async (view: string, options?: AskOptions): Promise<ReadThreshold | null> =>
  (await call(calls.readThresholds, {}, options)).thresholds.find((one) => one.view === view) ?? null;

/** Keeps the own threshold of a saved report. */
export const keepThreshold = (view: string, figure: ThresholdFigure, bound: Bound): Promise<unknown> =>
  call(calls.keepThreshold, { params: { view }, body: { figure, ...bound } });

export const dropThreshold = (view: string): Promise<unknown> => call(calls.dropThreshold, { params: { view } });
