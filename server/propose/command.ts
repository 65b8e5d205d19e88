import type { CommandBatch } from '#calls/commands.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { Refusal } from '#machines/kit/refusal.ts';

export type Command = CommandBatch['commands'][number];

/** Commands of one person, judged together. */
export interface Batch extends CommandBatch {
  readonly actor: Actor;
  /** UTC ISO instant at which the server received them. */
  readonly at: string;
  /** True for commands as somebody wrote them: events with a call of their own are refused among them. */
  readonly isWritten?: boolean;
  /** Cause of a proposal by the system; null for a person's command. */
  readonly cause?: string;
  /** Groups whose earlier command was refused. */
  readonly stopped?: ReadonlySet<string>;
}

/** Outcome of one command. Texts are made at the edge, in the caller's language. */
export interface Verdict {
  readonly key: string;
  readonly machine: string;
  readonly id: string | null;
  /** `held`: not judged and not remembered, because an earlier one of its group was refused. */
  readonly status: 'accepted' | 'refused' | 'conflict' | 'duplicate' | 'held';
  /** Name of the colleague whose command a duplicate repeats. */
  readonly by?: string;
  readonly version: number;
  readonly state: readonly string[];
  readonly events: readonly { readonly type: string; readonly version: number; readonly stream: string }[];
  readonly refusals: readonly (Refusal & { readonly next: readonly string[] })[];
}
