import * as z from 'zod/mini';
import { MEASURE_FUNCTIONS } from '#machines/kit/report.ts';
import { PERIODS } from '#machines/time/periods.ts';
import { contract } from './contract.ts';
import { filters } from './filters.ts';
import { maybe, text } from './shapes.ts';

const name = text(1, 64);

/** A figure of a report: a measure of all its rows, in a period that moves with the day. */
const figure = z.strictObject({
  machine: name,
  measure: name,
  as: z.enum(MEASURE_FUNCTIONS),
  filters,
  period: z.nullable(z.strictObject({ field: name, name: z.enum(PERIODS) })),
});
export type ThresholdFigure = z.infer<typeof figure>;

const threshold = {
  comparison: z.enum(['above', 'below']),
  /** In the unit of the measure: hundredths of an amount, grams, minutes, a share of 1. */
  bound: z.number(),
};

export const readThresholds = contract({
  method: 'GET',
  path: '/api/reportThresholds',
  summary: "Lists the actor's thresholds of saved reports.",
  reply: z.object({
    thresholds: z.array(
      z.object({
        view: z.string(),
        ...threshold,
        /** The figure when it was counted last; null before that. */
        value: z.nullable(z.number()),
        countedAt: maybe,
      }),
    ),
  }),
});

const ofView = z.strictObject({ view: z.uuid() });

export const keepThreshold = contract({
  method: 'PUT',
  path: '/api/reportThresholds/:view',
  summary: 'Sends the actor a notice when the figure of a saved report crosses a bound; it is counted every hour.',
  params: ofView,
  body: z.strictObject({ figure, ...threshold }),
  status: 204,
  errors: ['notFound', 'forbidden'],
});

export const dropThreshold = contract({
  method: 'DELETE',
  path: '/api/reportThresholds/:view',
  summary: "Removes the actor's threshold of a saved report.",
  params: ofView,
  status: 204,
  errors: ['notFound'],
});
