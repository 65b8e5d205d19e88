import * as z from 'zod/mini';

/**
 * The body of every failure of the server, by which its answers are told from those of something on the way. Clients
 * decide by `status`; `code` names the problem and is stable.
 */
export const problemBody = z.object({
  status: z.number(),
  timestamp: z.number(),
  message: z.string(),
  code: z.string(),
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
