import * as z from 'zod/mini';
import { ask, call, type AskOptions } from './http.ts';

/** How a filter compares (interfaces.md). */
export type FilterOp = 'eq' | 'in' | 'like' | 'gte' | 'lte' | 'between' | 'isNull';

export interface Filter {
  readonly field: string;
  readonly op: FilterOp;
  readonly value: unknown;
}

/** Which rows of a machine: the page number begins with 1. */
export interface PageQuery {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly filters?: readonly Filter[];
  readonly sort?: readonly { readonly field: string; readonly dir: 'asc' | 'desc' }[];
  /** Count every match, however many; else counting stops at 10,000 and says so. */
  readonly exactTotal?: boolean;
}

/** A row of a read model: every one has these beside its own fields. */
export interface Row {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  /** The state's number; a register's own code where it has a field of that name. */
  readonly code: number | string | null;
  readonly [field: string]: unknown;
}

/** The columns every row begins with, as they come over the wire. */
export const rowAnswer: z.ZodMiniType<Row> = z.looseObject({
  id: z.string(),
  version: z.number(),
  state: z.string(),
  code: z.nullable(z.union([z.number(), z.string()])),
});

export interface Page {
  readonly records: readonly Row[];
  readonly total: number;
  /** False when there are more than `total`. */
  readonly totalIsExact: boolean;
}

const pages = call<PageQuery & { readonly machine: string }>()({
  method: 'POST',
  path: ({ machine }) => `api/${encodeURIComponent(machine)}/page`,
  body: ({ pageNum, pageSize, filters = [], sort = [], exactTotal = false }) => ({
    pageNum,
    pageSize,
    filters,
    sort,
    exactTotal,
  }),
  answer: z.object({ records: z.array(rowAnswer), total: z.number(), totalIsExact: z.boolean() }),
});

/** One page of a machine's rows, filtered and sorted by the server, within the asker's scope. */
export const page = (machine: string, query: PageQuery, options?: AskOptions): Promise<Page> =>
  ask(pages, { machine, ...query }, options);

const LARGEST_PAGE = 100;
const MOST_ROWS = 1000;

/** Registers whose names a scanner needs also without a line. */
const KEPT: ReadonlySet<string> = new Set(['branch', 'shelf']);

/** All rows of a small register, page after page; at most a thousand. Without a line some are shown as last seen. */
export const allRows = (
  machine: string,
  query: Pick<PageQuery, 'filters' | 'sort'>,
  options?: AskOptions,
): Promise<readonly Row[]> => {
  const read = () => readAll(machine, query, options);
  if (!KEPT.has(machine)) return read();
  return import('./kept/answers.ts').then(({ rowsOrLastSeen }) =>
    rowsOrLastSeen(`register/${machine}/${JSON.stringify(query)}`, read),
  );
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
