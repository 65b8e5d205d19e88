import type { CommandBatch } from '#calls/commands.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { Refusal } from '#machines/kit/explain.ts';

export type Command = CommandBatch['commands'][number];

/** Commands of one person, to be judged together. */
export interface Batch extends CommandBatch {
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
