import * as z from 'zod/mini';
import { FILTER_TEXT_MOST_CHARACTERS } from '#machines/fields/limits.ts';
import type { Given } from './contract.ts';
import { short, text, withDefault } from './shapes.ts';

const scalar = z.union([short(FILTER_TEXT_MOST_CHARACTERS), z.number(), z.boolean()]);

export const filter = z.strictObject({
  field: text(1, 64),
  /** `hour` (0 to 23) and `weekday` (1 for Monday to 7) compare a part of a time in Myanmar. */
  op: z.enum(['eq', 'in', 'notIn', 'like', 'gte', 'lte', 'between', 'isNull', 'hour', 'weekday']),
  value: z.optional(z.union([scalar, z.array(scalar).check(z.maxLength(1000))])),
});
/** A condition on a field of a row. */
export type Filter = Given<z.infer<typeof filter>>;
export type FilterOp = Filter['op'];

/** Conditions on the rows of a list (interfaces.md); all of them must hold. */
export const filters = withDefault(z.array(filter).check(z.maxLength(30)), []);
