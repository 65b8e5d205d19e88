import * as z from 'zod/mini';
import { ask, call, type AskOptions } from './http.ts';

/** Days of Myanmar's calendar, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const way = z.enum(['in', 'out']);

const overview = z.object({
  branches: z.array(
    z.object({
      branch: z.string(),
      count: z.nullable(z.string()),
      stock: z.number(),
      ages: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    }),
  ),
  flow: z.array(z.object({ branch: z.string(), day: z.string(), way, parcels: z.number() })),
});

/** What stands in branches now, and what came into their stock and left it. */
export type Stock = z.infer<typeof overview>;

const moves = z.object({
  records: z.array(
    z.object({
      order: z.string(),
      version: z.number(),
      way,
      branch: z.string(),
      at: z.string(),
      event: z.string(),
      byName: z.string(),
    }),
  ),
  total: z.number(),
});

/** Parcels that came into stock or left it, a page of them. */
export type StockMoves = z.infer<typeof moves>;

export interface MovesWish extends Days {
  readonly way: 'in' | 'out';
  /** Null for every branch within reach. */
  readonly branch: string | null;
  readonly page: number;
  readonly size: number;
}

const stockCall = call<Days>()({
  method: 'GET',
  path: ({ from, to }) => `api/stock?${new URLSearchParams({ from, to })}`,
  answer: overview,
});

const movesCall = call<MovesWish>()({
  method: 'GET',
  path: ({ from, to, way: wanted, branch, page, size }) =>
    `api/stock/moves?${new URLSearchParams({
      from,
      to,
      way: wanted,
      ...(branch !== null && { branch }),
      pageNum: String(page),
      pageSize: String(size),
    })}`,
  answer: moves,
});

/** The stock of the branches within reach, and its flow on some days. */
export const readStock = (days: Days, options?: AskOptions): Promise<Stock> => ask(stockCall, days, options);

/** The parcels behind a figure of the flow. */
export const readMoves = (wish: MovesWish, options?: AskOptions): Promise<StockMoves> => ask(movesCall, wish, options);
