import * as z from 'zod/mini';
import { counted, short, withDefault } from './shapes.ts';

/** Paging in the query as older clients use it: pages count from 0 (calls.md 2.2). */
export const familyPaging = (defaultSize: number, mostRows: number) => ({
  page: withDefault(counted(0, 1_000_000), 0),
  size: withDefault(counted(1, mostRows), defaultSize),
});

/** A page of items as older clients read it. */
export const familyPage = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ content: z.array(item), totalElements: z.int() });

/** A flag as older clients send it: JSON, or the text of it. */
export const familyFlag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => value === true || value === 'true'),
);

/** An id as older clients send it: a text, or a number. */
export const familyId = z.pipe(
  z.union([z.string().check(z.trim(), z.minLength(1), z.maxLength(64)), z.int()]),
  z.transform(String),
);

/** A text of a form; an empty one clears the field as null does. */
export const familyText = z.pipe(
  z.nullable(short(500)),
  z.transform((value) => (value === null || value.trim() === '' ? null : value.trim())),
);

/** Fields of a reply that older clients send back with a form, and that no write changes. */
export const sentBack = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.optional(z.unknown())])) as Record<
    Name,
    z.ZodMiniOptional<z.ZodMiniUnknown>
  >;
