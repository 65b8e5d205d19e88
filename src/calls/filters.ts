import * as z from 'zod/mini';
import { FILTER_TEXT_MOST_CHARACTERS } from '#machines/limits.ts';
import type { Given } from './contract.ts';
import { short, text, withDefault } from './shapes.ts';

const scalar = z.union([short(FILTER_TEXT_MOST_CHARACTERS), z.number(), z.boolean()]);

const filter = z.strictObject({
  field: text(1, 64),
  op: z.enum(['eq', 'in', 'like', 'gte', 'lte', 'between', 'isNull']),
  value: z.optional(z.union([scalar, z.array(scalar).check(z.maxLength(1000))])),
});
/** A condition on a field of a row. */
export type Filter = Given<z.infer<typeof filter>>;
export type FilterOp = Filter['op'];

/** Conditions on the rows of a list (interfaces.md); all of them must hold. */
export const filters = withDefault(z.array(filter).check(z.maxLength(30)), []);
