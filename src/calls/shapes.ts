import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';

export { withDefault };

/** A text with a least and a most number of characters. */
export const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most));
/** The same, trimmed first. */
export const trimmed = (least: number, most: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most));
/** A text with a most number of characters. */
export const short = (most: number) => z.string().check(z.maxLength(most));
/** A whole number in JSON, within bounds. */
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.int().check(z.minimum(least), z.maximum(most));
/** A whole number in an address, within bounds. */
export const counted = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number<number | string>().check(z.int(), z.minimum(least), z.maximum(most));
/** The largest version of a record or of a machine. */
const LARGEST_VERSION = 2 ** 31 - 1;
/** A version in an address. */
export const versioned = (least: number) => counted(least, LARGEST_VERSION);

/** Paging in an address: pages count from 1. */
export const paged = { pageNum: withDefault(counted(1, 1_000_000), 1), pageSize: withDefault(counted(1, 100), 20) };
/** Paging in a body: pages count from 1. */
export const pagedBody = { pageNum: withDefault(whole(1, 1_000_000), 1), pageSize: withDefault(whole(1, 100), 20) };

/** Path parameter of a machine. */
export const ofMachine = z.strictObject({ machine: short(64) });
export const ofRecord = z.strictObject({ machine: short(64), id: short(64) });
/** Path parameter of an id. */
export const byId = z.strictObject({ id: short(64) });

/** A page of items with their total number. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ records: z.array(item), total: z.number() });

/** A text or null. */
export const maybe = z.nullable(z.string());

/** One of some names. */
export const nameIn = <Name extends string>(names: readonly Name[]) => z.enum(names as readonly [Name, ...Name[]]);

/** Rows counted, summed and dated. */
export const countedRows = {
  count: z.int(),
  /** Sums of amounts by field, in hundredths. */
  sums: z.record(z.string(), z.number()),
  /** Instant since which the oldest row waits; null without rows. */
  oldest: maybe,
};
