import * as z from 'zod/mini';
import { counted, withDefault } from './shapes.ts';

/** Paging in the query as older clients use it: pages count from 0 (calls.md 2.2). */
export const familyPaging = (defaultSize: number, mostRows: number) => ({
  page: withDefault(counted(0, 1_000_000), 0),
  size: withDefault(counted(1, mostRows), defaultSize),
});

/** A page of items as older clients read it. */
export const familyPage = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ content: z.array(item), totalElements: z.int() });
