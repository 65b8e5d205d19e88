import type { ReplyOf } from '#calls/contract.ts';
import type { Filter } from '#calls/filters.ts';
import { readPage } from '#calls/pages.ts';
import type { Row } from '#calls/row.ts';
import { contentAtHand } from './early.ts';
import { call, type AskOptions } from './http.ts';
import { inFlight } from './inFlight.ts';
import { readToken } from './token.ts';

export type { Filter, FilterOp } from '#calls/filters.ts';

/** Selection of a machine's rows; pages count from 1. */
export interface PageQuery {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly filters?: readonly Filter[];
  readonly sort?: readonly { readonly field: string; readonly dir: 'asc' | 'desc' }[];
  /** Count every match, however many; else counting stops at 10,000 and says so. */
  readonly exactTotal?: boolean;
}

export type { Row } from '#calls/row.ts';

export type Page = ReplyOf<typeof readPage>;

/** One page of a machine's rows, filtered and sorted by the server, within the asker's scope. */
export const page = (machine: string, query: PageQuery, options?: AskOptions): Promise<Page> =>
  call(readPage, { params: { machine }, body: query }, options);

/** The page that the start of the console has read already, in just these words, until it is dropped; null for none. */
export const pageAtHand = (
  machine: string,
  query: PageQuery,
): { readonly found: Page; readonly drop: () => void } | null => {
  const read = { address: `/api/${machine}/page`, body: JSON.stringify(query) };
  const early = contentAtHand(read, readToken());
  const { success, data } = readPage.reply.safeParse(early?.content);
  return early && success ? { found: data, drop: early.drop } : null;
};

const LARGEST_PAGE = 100;
const MOST_ROWS = 1000;

/** Registers whose names a scanner needs also without a line. */
const KEPT: ReadonlySet<string> = new Set(['shelf']);

/** All rows of a small register, page after page; at most a thousand. Without a line some are shown as last seen. */
export const allRows = (
  machine: string,
  query: Pick<PageQuery, 'filters' | 'sort'>,
  options?: AskOptions,
): Promise<readonly Row[]> => {
  const name = `register/${machine}/${JSON.stringify(query)}`;
  const read = () => readAll(machine, query, options);
  const readOrRecall = KEPT.has(machine)
    ? () => import('./kept/answers.ts').then(({ rowsOrLastSeen }) => rowsOrLastSeen(name, read))
    : read;
  return options?.signal ? readOrRecall() : inFlight(name, readOrRecall);
};

const readAll = async (
  machine: string,
  query: Pick<PageQuery, 'filters' | 'sort'>,
  options?: AskOptions,
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (let pageNum = 1; rows.length < MOST_ROWS; pageNum += 1) {
    const { records } = await page(machine, { ...query, pageNum, pageSize: LARGEST_PAGE }, options);
    rows.push(...records);
    if (records.length < LARGEST_PAGE) break;
  }
  return rows;
};
