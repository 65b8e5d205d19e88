import { page, type Filter, type Row } from './page.ts';

const PAGE = 100;

/** Rows that are read of one list at most: a browser compares each with each. */
export const EVERY_ROW_MOST = 10_000;

interface EveryRow {
  readonly rows: readonly Row[];
  /** True if the list has more rows than are read at most. */
  readonly isCut: boolean;
}

/**
 * Reads a list to its end, in the order of the numbers. Each page begins at the last row of the one before, so that rows
 * that leave the list meanwhile shift no other row out of it.
 */
export async function everyRow(
  machine: string,
  filters: readonly Filter[],
  onRead: (rows: number) => void = () => {},
  most = EVERY_ROW_MOST,
): Promise<EveryRow> {
  const rows: Row[] = [];
  for (;;) {
    const last = rows.at(-1)?.id;
    const from: readonly Filter[] = last === undefined ? [] : [{ field: 'id', op: 'gte', value: last }];
    const { records } = await page(machine, {
      pageNum: 1,
      pageSize: PAGE,
      filters: [...filters, ...from],
      sort: [{ field: 'id', dir: 'asc' }],
    });
    const fresh = records.filter(({ id }) => id !== last);
    const room = most - rows.length;
    rows.push(...fresh.slice(0, room));
    onRead(Math.min(fresh.length, room));
    if (fresh.length > room) return { rows, isCut: true };
    if (records.length < PAGE) return { rows, isCut: false };
  }
}
