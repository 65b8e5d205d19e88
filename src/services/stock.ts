import type { ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/stock.ts';
import { call, type AskOptions } from './http.ts';

/** Days of Myanmar's calendar, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Parcels in branches now, and those that came into their stock and left it. */
export type Stock = ReplyOf<typeof calls.readStock>;

/** Parcels that came into stock or left it, a page of them. */
export type StockMoves = ReplyOf<typeof calls.readStockMoves>;

export interface MovesRequest extends Days {
  readonly way: 'in' | 'out';
  /** Null for every branch within reach. */
  readonly branch: string | null;
  readonly page: number;
  readonly size: number;
}

/** The stock of the branches within reach, and its flow on some days. */
export const readStock = (days: Days, options?: AskOptions): Promise<Stock> =>
  call(calls.readStock, { query: days }, options);

/** The parcels behind a figure of the flow. */
export const readMoves = (
  { from, to, way, branch, page, size }: MovesRequest,
  options?: AskOptions,
): Promise<StockMoves> => {
  const query = { from, to, way, branch: branch ?? undefined, pageNum: page, pageSize: size };
  return call(calls.readStockMoves, { query }, options);
};
