import * as z from 'zod/mini';
import { UNSAID } from '#i18n/unsaid.ts';

const text = z.nullable(z.string());
const whereabouts = z.object({
  state: z.string(),
  branch: text,
  holder: text,
  shelf: text,
  package: text,
  shipment: text,
});

/** Only the presence of texts is stored, for rules; their content may concern somebody. */
const unsaid = z.pipe(
  text,
  z.transform((words) => (words === null ? null : UNSAID)),
);

/** A listed parcel or bag of any of the three: which of these it has is its machine's matter. */
const listed = z.object({
  group: z.optional(z.string()),
  kind: z.optional(z.string()),
  as: z.optional(z.string()),
  expected: z.optional(z.boolean()),
  pieces: z.optional(z.number()),
  seen: z.optional(z.array(z.number())),
  where: z.optional(whereabouts),
  reason: z.optional(unsaid),
  remark: z.optional(unsaid),
  evidence: z.optional(z.nullable(z.number())),
});

const last = z.nullable(
  z.object({
    barcode: z.string(),
    order: z.optional(z.string()),
    item: z.optional(z.string()),
    result: z.string(),
    at: z.string(),
  }),
);

const parcels = z.record(z.string(), listed);

/** An aggregate at a scanner without the people in it: who opened it has an id, and no name. */
export const scanning = z.object({
  machine: z.string(),
  id: z.string(),
  version: z.number(),
  state: z.unknown(),
  code: z.nullish(z.number()),
  regions: z.record(z.string(), z.string()),
  context: z.object({
    branch: z.string(),
    kind: z.optional(z.string()),
    shipment: z.optional(z.string()),
    openedBy: z.optional(z.string()),
    openedAt: z.optional(z.string()),
    plannedBy: z.optional(z.string()),
    plannedAt: z.optional(z.string()),
    startedBy: z.optional(text),
    startedAt: z.optional(text),
    parcels: z.optional(parcels),
    items: z.optional(parcels),
    extras: z.optional(parcels),
    duplicates: z.number(),
    last,
  }),
  row: z.object({
    id: z.string(),
    version: z.number(),
    state: z.string(),
    code: z.nullable(z.union([z.number(), z.string()])),
  }),
  events: z.array(z.object({ type: z.string(), allowed: z.boolean() })),
});

/** State that an event about one thing left: the fields of the aggregate, and in its lists that thing alone. */
export const change = z.object({
  version: z.number(),
  regions: scanning.shape.regions,
  context: scanning.shape.context,
});

/** An entry of a register as a field shows it. */
export const registered = z.object({
  id: z.string(),
  version: z.number(),
  state: z.string(),
  code: z.nullable(z.union([z.number(), z.string()])),
  name: z.optional(z.string()),
  nameZh: z.optional(text),
  branch: z.optional(text),
});
