import { fromMyanmar, localDay } from '#machines/time/calendar.ts';
import { DEFAULT_PAGE_SIZE, DEFAULT_START_DAYS_BACK } from '#machines/fields/limits.ts';

const DAY_MS = 86_400_000;

/** Lists that a start begins to read before their code has loaded, by path: machine, and the time they begin with. */
const LISTS: Readonly<Record<string, { readonly machine: string; readonly since: string }>> = {
  '/companyOrder/orderList': { machine: 'order', since: 'createdAt' },
};

/** A read of a list's start: its address, and the body of one that has one. */
export interface Read {
  readonly address: string;
  readonly body: string | null;
}

/** Returns what the list at a path asks first, in the words in which it asks; nothing for any other path. */
export function openingReads(path: string, now: number): readonly Read[] {
  const list = Object.hasOwn(LISTS, path) ? LISTS[path] : undefined;
  if (!list) return [];
  const start = fromMyanmar(`${localDay(now - DEFAULT_START_DAYS_BACK * DAY_MS)}T00:00:00.000`);
  const page = {
    pageNum: 1,
    pageSize: DEFAULT_PAGE_SIZE,
    sort: [],
    filters: [{ field: list.since, op: 'gte', value: start }],
    exactTotal: false,
  };
  return [
    { address: `/api/${list.machine}/page`, body: JSON.stringify(page) },
    { address: `/api/listViews?${new URLSearchParams({ list: path })}`, body: null },
  ];
}
