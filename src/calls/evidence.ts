import * as z from 'zod/mini';
import { EVIDENCE_SAMPLE_MOST } from '#machines/fields/limits.ts';
import { contract } from './contract.ts';
import { trimmed, whole, withDefault } from './shapes.ts';

const name = z.optional(trimmed(1, 64));
const instant = z.optional(
  z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((text) => new Date(text).toISOString()),
  ),
);

/** Conditions on events: all that are present must hold. */
const query = z.strictObject({
  machine: name,
  life: name,
  type: name,
  doneBy: name,
  branch: name,
  from: instant,
  to: instant,
});

export const countEvidence = contract({
  method: 'POST',
  path: '/api/audit/evidence/count',
  summary: 'Counts the events of the signed log that match a query, and returns the limit of one evidence pack.',
  body: z.strictObject({ query }),
  reply: z.object({
    count: z.number(),
    first: z.nullable(z.number()),
    last: z.nullable(z.number()),
    size: z.number(),
    root: z.string(),
    signedAt: z.string(),
    most: z.number(),
  }),
});

export const makeEvidence = contract({
  method: 'POST',
  path: '/api/audit/evidence',
  summary:
    'Returns an evidence pack as a ZIP archive: the events of a signed tree that match a query, their proofs, a sample drawn by a seed, and a page that verifies it offline.',
  body: z.strictObject({
    query,
    /** The size of a signed tree; the latest if null. */
    size: withDefault(z.nullable(whole(0)), null),
    sample: z.strictObject({ seed: trimmed(1, 64), size: whole(0, EVIDENCE_SAMPLE_MOST) }),
  }),
  files: ['application/zip'],
});
