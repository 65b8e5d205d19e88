import type { ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/evidence.ts';
import type { Query } from '../evidence/pack.ts';
import { drawnFile, type DrawnFile } from '#services/drawn.ts';
import { call, request, type AskOptions } from '#services/http.ts';

/** Number of events that a query finds, the signed tree, and the maximum size of a pack. */
export type Counted = ReplyOf<typeof calls.countEvidence>;

/** Counts the events that a query finds. */
export const countEvidence = (query: Query, options?: AskOptions): Promise<Counted> =>
  call(calls.countEvidence, { body: { query } }, options);

/** Request for a pack: query, tree size and sample. */
export interface EvidenceRequest {
  readonly query: Query;
  readonly size: number;
  readonly sample: { readonly seed: string; readonly size: number };
}

/** Time limit of the request, milliseconds; thousands of events take the server some seconds. */
const MADE_WITHIN_MS = 120_000;
const NAME = /filename="([^"]+)"/;

/** Requests a pack; returns its file and its name. */
export async function fetchEvidence(
  wanted: EvidenceRequest,
  options?: AskOptions,
): Promise<DrawnFile & { readonly name: string }> {
  const response = await request(calls.makeEvidence, { body: wanted }, { timeoutMs: MADE_WITHIN_MS, ...options });
  const [, name = 'evidence.zip'] = NAME.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { ...(await drawnFile(response)), name };
}
