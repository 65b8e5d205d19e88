import { readAgreement } from '#calls/agreement.ts';
import type { ReplyOf } from '#calls/contract.ts';
import { call, type AskOptions } from './http.ts';

/** A comparison of the books, and the records that do not agree. */
export type Check = ReplyOf<typeof readAgreement>['checks'][number];

/** Comparing every record takes the server some seconds, milliseconds. */
const COMPARED_WITHIN_MS = 60_000;

/** Compares the books now. */
export const compareBooks = async (options?: AskOptions): Promise<readonly Check[]> =>
  (await call(readAgreement, {}, { timeoutMs: COMPARED_WITHIN_MS, ...options })).checks;
