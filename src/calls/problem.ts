import * as z from 'zod/mini';

/** The body of every failure. Clients decide by `status`; `code` names the problem and is stable. */
export const problemBody = z.object({
  status: z.optional(z.number()),
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  refusals: z.optional(
    z.array(
      z.looseObject({
        code: z.string(),
        rule: z.optional(z.string()),
        message: z.optional(z.string()),
        values: z.optional(z.record(z.string(), z.unknown())),
      }),
    ),
  ),
});
