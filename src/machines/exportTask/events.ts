import { z } from 'zod';
import { distinct } from '../kit/distinct.ts';
import { codeText } from '../kit/codeText.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { MEASURE_FUNCTIONS, TIME_PARTS } from '../kit/report.ts';
import { EXPORTED_MACHINES } from '../catalogue/exportedLists.ts';
import { namesNoRecord } from '../fields/references.ts';

const scalar = z.union([z.string().max(200), z.number(), z.boolean()]);
const field = namesNoRecord(codeText.min(1).max(64));
const count = z.int().min(0);

/** One filter condition on the rows, as a list requests it. */
export const filter = z.strictObject({
  field,
  op: z.enum(['eq', 'in', 'notIn', 'like', 'gte', 'lte', 'between', 'isNull', 'hour', 'weekday']),
  value: z.union([scalar, z.array(scalar).max(1000)]).optional(),
});
export type Filter = z.infer<typeof filter>;

/** Rows, columns, order and language of the export. */
export const exported = {
  machine: z.enum(EXPORTED_MACHINES),
  filters: z.array(filter).max(30),
  sort: z.array(z.strictObject({ field, dir: z.enum(['asc', 'desc']) })).max(3),
  columns: z.array(field).min(1).max(100).overwrite(distinct),
  /** An id of `languages.ts`; missing translations fall back to English. */
  language: z.string().regex(/^[a-z]{2,3}$/),
  /** Name of the saved file: no path, no control characters. */
  fileName: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .regex(/^[^\p{Cc}/\\:*?"<>|]+\.xlsx$/u),
};

/** Figures by groups in place of rows. The columns are then the fields of which the figures are made. */
const report = z.strictObject({
  measures: z
    .array(z.strictObject({ measure: field, as: z.enum(MEASURE_FUNCTIONS) }))
    .min(1)
    .max(12),
  dimensions: z.array(z.strictObject({ dimension: field, by: z.enum(TIME_PARTS).optional() })).max(2),
  /** Time field whose period before is written too. */
  compare: field.optional(),
});
export type ExportedReport = z.infer<typeof report>;

/** Branches that the rows were read within. A user whose scope no longer includes them cannot download the file. */
const reach = z.strictObject({
  scope: z.union([z.literal('all'), z.array(field).max(1000)]),
  merchant: z.string().nullable(),
  /** True if the file contains full phone numbers. */
  revealed: z.boolean(),
});
export type Reach = z.infer<typeof reach>;

export const events = {
  'exportTask.requested': event(null, { ...exported, report: report.optional() }),
  'exportTask.progressed': event(null, { done: count, total: count }, { systemOnly: true }),
  'exportTask.generated': event(
    null,
    {
      rows: count,
      bytes: count,
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      /** Object key: 128 random bits in hexadecimal. */
      objectKey: z.string().regex(/^[0-9a-f]{32}$/),
      reach,
    },
    { systemOnly: true },
  ),
  'exportTask.failed': event(null, { reason: z.enum(['tooManyRows', 'notPermitted', 'fault']) }, { systemOnly: true }),
  'exportTask.timedOut': event(null, {}, { systemOnly: true }),
  'exportTask.expired': event(null, {}, { systemOnly: true }),
  'exportTask.downloaded': event(null, {}),
};

export type ExportEvents = typeof events;
export type ExportRecordedEvent<Type extends keyof ExportEvents> = RecordedEvent<DataOf<ExportEvents, Type>>;
