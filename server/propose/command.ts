import { z } from 'zod';
import type { Actor } from '#machines/kit/actor.ts';
import type { Refusal } from '#machines/kit/explain.ts';

/** One wish: an event for one life, with a key of its own so that a retry changes nothing (interfaces.md, Commands). */
export const commandSchema = z.strictObject({
  /** Without spaces: keys with spaces are the server's own, such as those of deadlines. */
  key: z.string().min(8).max(200).regex(/^\S+$/),
  machine: z.string().min(1).max(64),
  id: z.string().min(1).max(64).optional(),
  event: z.looseObject({ type: z.string().min(1).max(128) }),
  expectedVersion: z.int().min(0).optional(),
  /** When it happened, for work done offline; never later than now. */
  occurredAt: z.iso.datetime().optional(),
  /** Commands of a batch that share it follow each other: after a refused one the rest are `held`, not judged. */
  group: z.string().min(1).max(200).optional(),
});
export type Command = z.infer<typeof commandSchema>;

export const batchSchema = z.strictObject({
  mode: z.enum(['each', 'atomic']).default('each'),
  dryRun: z.boolean().default(false),
  commands: z.array(commandSchema).min(1).max(1000),
});

/** Commands of one person, to be judged together. */
export interface Batch extends z.infer<typeof batchSchema> {
  readonly actor: Actor;
  /** UTC ISO instant at which the server took them. */
  readonly at: string;
  /** What made the system propose; null for a person's wish. */
  readonly cause?: string;
  /** Groups in which a command was refused before these. */
  readonly stopped?: ReadonlySet<string>;
}

/** What became of one command. Sentences are made at the edge, in the asker's language. */
export interface Verdict {
  readonly key: string;
  readonly machine: string;
  readonly id: string | null;
  /** `held`: not judged and not remembered, as an earlier one of its group was refused. */
  readonly status: 'accepted' | 'refused' | 'conflict' | 'duplicate' | 'held';
  readonly version: number;
  readonly state: readonly string[];
  readonly events: readonly { readonly type: string; readonly version: number; readonly stream: string }[];
  readonly refusals: readonly (Refusal & { readonly next: readonly string[] })[];
}
