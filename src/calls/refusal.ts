import * as z from 'zod/mini';
import type { RefusalCode } from '#machines/kit/rule.ts';

const REFUSAL_CODES = [
  'notDeclared',
  'rule',
  'role',
  'scope',
  'locked',
  'secondPerson',
  'invalid',
] as const satisfies RefusalCode[];

/** One reason why an event is not allowed, in the language of the request. `next`: event types allowed now. */
export const refusal = z.object({
  code: z.enum(REFUSAL_CODES),
  rule: z.nullish(z.string()),
  field: z.nullish(z.string()),
  values: z.optional(z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])))),
  message: z.optional(z.string()),
  next: z.optional(z.array(z.string())),
  /** The record that refused, where it is another than that of the command. */
  about: z.optional(z.object({ machine: z.string(), id: z.string() })),
});
