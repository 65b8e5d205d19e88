import type { InputOf, ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/ledger.ts';
import { call, request, type AskOptions } from './http.ts';

/** The days, accounts and parts of the balances that are asked for. */
export type BalancesQuery = InputOf<typeof calls.readBalances>['query'];
/** An account, or a part of it, over a period; in hundredths. */
export type BalanceLine = ReplyOf<typeof calls.readBalances>['lines'][number];

/** Balances within the asker's scope. */
export const readBalances = async (query: BalancesQuery, options?: AskOptions): Promise<readonly BalanceLine[]> =>
  (await call(calls.readBalances, { query }, options)).lines;

/** A year of lines takes the server some seconds, milliseconds. */
const WRITTEN_WITHIN_MS = 300_000;

/** General journal of some days as CSV. */
export const fetchJournal = async (query: InputOf<typeof calls.readJournal>['query']): Promise<Blob> =>
  (await request(calls.readJournal, { query }, { timeoutMs: WRITTEN_WITHIN_MS })).blob();
