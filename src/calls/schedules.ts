import * as z from 'zod/mini';
import { MEASURE_FUNCTIONS, TIME_PARTS } from '#machines/kit/report.ts';
import { SPANS } from '#machines/time/spans.ts';
import { contract } from './contract.ts';
import { filters } from './filters.ts';
import { maybe, text } from './shapes.ts';

const name = text(1, 64);

/** A report over the day, week or month before its file is written. */
const report = z.strictObject({
  machine: name,
  measures: z
    .array(z.strictObject({ measure: name, as: z.enum(MEASURE_FUNCTIONS) }))
    .check(z.minLength(1), z.maxLength(12)),
  dimensions: z.array(z.strictObject({ dimension: name, by: z.optional(z.enum(TIME_PARTS)) })).check(z.maxLength(2)),
  /** Filters besides that of the span. */
  filters,
  /** Time field of the span; null for the state of the hour in which the file is written. */
  on: z.nullable(name),
  /** Writes the figures of the span before too. */
  compare: z.boolean(),
});
export type ScheduledReport = z.infer<typeof report>;

const every = z.enum(SPANS);

export const readSchedules = contract({
  method: 'GET',
  path: '/api/reportSchedules',
  summary: "Lists the actor's schedules of saved reports.",
  reply: z.object({
    schedules: z.array(
      z.object({
        view: z.string(),
        every,
        /** Last day of the span of the last file; null before the first. */
        writtenTo: maybe,
      }),
    ),
  }),
});

const ofView = z.strictObject({ view: z.uuid() });

export const keepSchedule = contract({
  method: 'PUT',
  path: '/api/reportSchedules/:view',
  summary: "Writes a saved report to the actor's download list in the night after each day, week or month.",
  params: ofView,
  body: z.strictObject({ report, every }),
  status: 204,
  errors: ['notFound', 'forbidden'],
});

export const dropSchedule = contract({
  method: 'DELETE',
  path: '/api/reportSchedules/:view',
  summary: "Removes the actor's schedule of a saved report.",
  params: ofView,
  status: 204,
  errors: ['notFound'],
});
