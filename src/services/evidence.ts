import * as z from 'zod/mini';
import type { Query } from '#proofs/evidence/pack.ts';
import { ask, call, request, type AskOptions } from './http.ts';

const population = z.object({
  count: z.number(),
  first: z.nullable(z.number()),
  last: z.nullable(z.number()),
  size: z.number(),
  root: z.string(),
  signedAt: z.string(),
  most: z.number(),
});

/** How many events a query finds in which signed tree, and how many one pack can hold. */
export type Counted = z.infer<typeof population>;

const counting = call<{ query: Query }>()({ method: 'POST', path: 'api/audit/evidence/count', answer: population });

/** Counts what a query finds. */
export const countEvidence = (query: Query, options?: AskOptions): Promise<Counted> =>
  ask(counting, { query }, options);

/** A pack to be made: over which tree, and with which sample. */
export interface EvidenceWish {
  readonly query: Query;
  readonly size: number;
  readonly sample: { readonly seed: string; readonly size: number };
}

/** Thousands of events take the server some seconds, milliseconds. */
const MADE_WITHIN_MS = 120_000;
const making = { method: 'POST', path: 'api/audit/evidence', timeoutMs: MADE_WITHIN_MS } as const;
const NAME = /filename="([^"]+)"/;

/** Has a pack made; its bytes and its name. */
export async function fetchEvidence(
  wish: EvidenceWish,
  options?: AskOptions,
): Promise<{ content: Blob; name: string }> {
  const response = await request<EvidenceWish>(making, wish, options);
  const [, name = 'evidence.zip'] = NAME.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { content: await response.blob(), name };
}
