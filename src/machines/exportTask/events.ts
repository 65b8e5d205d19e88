import { z } from 'zod';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { EXPORTED_MACHINES } from '../exportedLists.ts';

const scalar = z.union([z.string().max(200), z.number(), z.boolean()]);
const field = z.string().min(1).max(64);
const count = z.int().min(0);

/** One condition on the rows, as a list asks it. */
export const filter = z.strictObject({
  field,
  op: z.enum(['eq', 'in', 'like', 'gte', 'lte', 'between', 'isNull']),
  value: z.union([scalar, z.array(scalar).max(1000)]).optional(),
});
export type Filter = z.infer<typeof filter>;

/** Which rows, which columns, in which order and language. */
export const exported = {
  machine: z.enum(EXPORTED_MACHINES),
  filters: z.array(filter).max(30),
  sort: z.array(z.strictObject({ field, dir: z.enum(['asc', 'desc']) })).max(3),
  columns: z.array(field).min(1).max(100),
  /** An id of `languages.ts`; what a language lacks is said in English. */
  language: z.string().regex(/^[a-z]{2,3}$/),
  /** What the saved file is called: no path, no control characters. */
  fileName: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .regex(/^[^\p{Cc}/\\:*?"<>|]+\.xlsx$/u),
};

/** The range of branches that the rows were read within; a file is given only to who still reaches as far. */
const reach = z.strictObject({
  scope: z.union([z.literal('all'), z.array(field).max(1000)]),
  merchant: z.string().nullable(),
  /** Whether phone numbers stand in it in full. */
  revealed: z.boolean(),
});
export type Reach = z.infer<typeof reach>;

/** Every event of an export. */
export const events = {
  'exportTask.requested': event(null, exported),
  'exportTask.progressed': event(null, { done: count, total: count }, { systemOnly: true }),
  'exportTask.generated': event(
    null,
    {
      rows: count,
      bytes: count,
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      /** 128 random bits. */
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
/** An event of an export as `evolve` and the rules see it. */
export type ExportRecordedEvent<Type extends keyof ExportEvents> = RecordedEvent<DataOf<ExportEvents, Type>>;
