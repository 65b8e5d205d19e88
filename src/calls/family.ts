import * as z from 'zod/mini';
import { counted, withDefault } from './shapes.ts';

/** The family's paging in the query: pages count from 0 (calls.md 2.2). */
export const familyPaging = (defaultSize: number, mostRows: number) => ({
  page: withDefault(counted(0, 1_000_000), 0),
  size: withDefault(counted(1, mostRows), defaultSize),
});

/** The family's page of anything. */
export const familyPage = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ content: z.array(item), totalElements: z.int() });
