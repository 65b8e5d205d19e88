import { z } from 'zod';

/** The family's paging in the query: pages count from 0 (calls.md 2.2). */
export const paging = (defaultSize: number, mostRows: number) => ({
  page: z.coerce.number().int().min(0).max(1_000_000).default(0),
  size: z.coerce.number().int().min(1).max(mostRows).default(defaultSize),
});

/** The family's page of anything. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ content: z.array(item), totalElements: z.int() });

/** Cuts one page out of a list that is read whole because it is short. */
export const cut = <Item>(items: readonly Item[], { page, size }: { page: number; size: number }) => ({
  content: items.slice(page * size, (page + 1) * size),
  totalElements: items.length,
});
