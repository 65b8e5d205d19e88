import type { AskOptions } from '#services/http.ts';
import { allRows, page, type Filter, type Row } from '#services/page.ts';

/** Records that refer to an entry and keep it in use. */
export interface Use {
  readonly machine: string;
  /** Message that names them. */
  readonly title: string;
  readonly filters: (id: string) => readonly Filter[];
  /** Condition that no filter says, on the rows of a small register. */
  readonly among?: (row: Row, id: string) => boolean;
  /** Path of their list, and its search. */
  readonly list: readonly [path: string, search: (id: string) => Readonly<Record<string, string>>];
  readonly nameOf: (row: Row) => string;
}

/** Returns how to read a use: how many records, and the first of them. A register that several uses sift is asked once. */
export function readerOf(id: string, options: AskOptions) {
  const registers = new Map<string, Promise<readonly Row[]>>();
  const register = (machine: string, filters: readonly Filter[]): Promise<readonly Row[]> => {
    const key = JSON.stringify([machine, filters]);
    const rows = registers.get(key) ?? allRows(machine, { filters }, options);
    registers.set(key, rows);
    return rows;
  };
  return async ({ machine, filters, among }: Use) => {
    if (!among) return page(machine, { pageNum: 1, pageSize: 10, filters: filters(id), exactTotal: true }, options);
    const records = (await register(machine, filters(id))).filter((row) => among(row, id));
    return { records, total: records.length };
  };
}
