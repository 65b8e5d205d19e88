import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { refusal } from './refusal.ts';
import { text, withDefault } from './shapes.ts';

const MOST_BYTES = 8 * 1024 * 1024;

/** An event proposed for one record, with an idempotency key (interfaces.md, Commands). */
export const command = z.strictObject({
  /** No spaces: keys with spaces belong to the server, such as those of deadlines. */
  key: z.string().check(z.minLength(8), z.maxLength(200), z.regex(/^\S+$/)),
  /** The key belongs to the proposer's branch or merchant too: what a colleague did with it is not done again. */
  sharedKey: z.optional(z.literal(true)),
  machine: text(1, 64),
  id: z.optional(text(1, 64)),
  event: z.looseObject({ type: text(1, 128) }),
  expectedVersion: z.optional(z.int().check(z.minimum(0))),
  /** Instant at which it happened, for work done offline; never in the future. */
  occurredAt: z.optional(z.iso.datetime()),
  /** Commands of a batch with the same group are sequential: after a refused one the others are `held`. */
  group: z.optional(text(1, 200)),
});

const batch = z.strictObject({
  mode: withDefault(z.enum(['each', 'atomic']), 'each'),
  dryRun: withDefault(z.boolean(), false),
  commands: z.array(command).check(z.minLength(1), z.maxLength(1000)),
});
export type CommandBatch = z.infer<typeof batch>;

const verdict = z.object({
  key: z.string(),
  machine: z.string(),
  /** The record; of a key that another accepted command had (`keyReused`), the record of that one. */
  id: z.nullish(z.string()),
  /** `held`: neither judged nor stored, because an earlier command of its group was refused. */
  status: z.enum(['accepted', 'refused', 'conflict', 'duplicate', 'held']),
  /** Name of the colleague whose command it repeats. */
  by: z.optional(z.string()),
  version: z.nullish(z.number()),
  state: z.optional(z.array(z.union([z.string(), z.number()]))),
  events: z.optional(z.array(z.looseObject({ type: z.string(), version: z.number(), stream: z.string() }))),
  refusals: z.optional(z.array(refusal)),
});

export const proposeCommands = contract({
  method: 'POST',
  path: '/api/commands',
  summary: 'Proposes events: each is accepted and appended, or refused with every reason.',
  body: batch,
  bodyLimit: MOST_BYTES,
  reply: z.object({ results: z.array(verdict) }),
});
