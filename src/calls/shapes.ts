import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';

export { withDefault };

/** A text of so many characters. */
export const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most));
/** A text of so many characters, without the spaces around it. */
export const trimmed = (least: number, most: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most));
/** A text of at most so many characters. */
export const short = (most: number) => z.string().check(z.maxLength(most));
/** A whole number of JSON within bounds. */
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.int().check(z.minimum(least), z.maximum(most));
/** A whole number of an address within bounds. */
export const counted = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number<number | string>().check(z.int(), z.minimum(least), z.maximum(most));

/** Paging of an address: pages count from 1. */
export const paged = { pageNum: withDefault(counted(1, 1_000_000), 1), pageSize: withDefault(counted(1, 100), 20) };
/** Paging of a body: pages count from 1. */
export const pagedBody = { pageNum: withDefault(whole(1, 1_000_000), 1), pageSize: withDefault(whole(1, 100), 20) };

/** Whose machine, and which of its records. */
export const ofMachine = z.strictObject({ machine: short(64) });
export const ofRecord = z.strictObject({ machine: short(64), id: short(64) });
/** Which thing, by its id. */
export const byId = z.strictObject({ id: short(64) });

/** A page of records, and how many there are in all. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ records: z.array(item), total: z.number() });

/** A text that may be missing. */
export const maybe = z.nullable(z.string());
