import * as z from 'zod/mini';
import type { RefusalCode } from '#machines/kit/rule.ts';
import { Failed } from './failure.ts';
import { ask, call, type AskOptions } from './http.ts';

const RETRY_AFTER_MS = [1_000, 4_000];

/** One event that a person would like to happen. The key names the wish: sent twice, it happens once. */
export interface Command {
  readonly key: string;
  readonly machine: string;
  /** Absent for a new life: the server gives one. */
  readonly id?: string;
  readonly event: { readonly type: string; readonly [field: string]: unknown };
  /** The version the person saw; the answer is `conflict` when it is no longer true. */
  readonly expectedVersion?: number;
  /** When it happened by the server's clock, UTC ISO; absent for now. */
  readonly occurredAt?: string;
  /** Commands of a batch that share it are not judged (`held`) after one of them was refused. */
  readonly group?: string;
}

const REFUSAL_CODES = [
  'notDeclared',
  'rule',
  'role',
  'scope',
  'locked',
  'secondPerson',
  'invalid',
] as const satisfies RefusalCode[];

/** A refusal as the server sends it. */
export const refusalAnswer = z.object({
  code: z.enum(REFUSAL_CODES),
  rule: z.nullish(z.string()),
  field: z.nullish(z.string()),
  values: z.optional(z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])))),
  message: z.optional(z.string()),
  next: z.optional(z.array(z.string())),
});

const verdict = z.object({
  key: z.string(),
  machine: z.string(),
  id: z.nullish(z.string()),
  status: z.enum(['accepted', 'refused', 'conflict', 'duplicate', 'held']),
  version: z.nullish(z.number()),
  state: z.optional(z.array(z.union([z.string(), z.number()]))),
  events: z.optional(z.array(z.looseObject({ type: z.string(), version: z.number(), stream: z.string() }))),
  refusals: z.optional(z.array(refusalAnswer)),
});

/** What became of one command (interfaces.md). */
export type Verdict = z.infer<typeof verdict>;

export interface ProposeOptions {
  /** `each`: n verdicts, each for itself (the default); `atomic`: all or none. */
  readonly mode?: 'each' | 'atomic';
  /** Judges and writes nothing. */
  readonly dryRun?: boolean;
  readonly signal?: AbortSignal;
}

/** What the server answers to commands. */
export const commandsAnswer = z.object({ results: z.array(verdict) });

const commands = call<{ commands: readonly Command[]; mode: 'each' | 'atomic'; dryRun: boolean }>()({
  method: 'POST',
  path: 'api/commands',
  answer: commandsAnswer,
});

/** A command with a fresh key. Keep it until its verdict has come, and send the same one again after a failure. */
export const intend = (
  machine: string,
  id: string | null,
  event: Command['event'],
  expectedVersion?: number,
): Command => ({
  key: crypto.randomUUID(),
  machine,
  ...(id === null ? {} : { id }),
  event,
  ...(expectedVersion === undefined ? {} : { expectedVersion }),
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const isLost = (error: unknown): boolean =>
  error instanceof Failed && (error.failure.kind === 'timeout' || error.failure.kind === 'offline');

/**
 * Proposes events and gives a verdict for each, in order. A request that got lost is sent again with the same
 * keys, so that it happens once whether or not the first one arrived.
 */
export const propose = async (wanted: readonly Command[], options: ProposeOptions = {}): Promise<Verdict[]> => {
  const { mode = 'each', dryRun = false, signal } = options;
  for (const wait of [...RETRY_AFTER_MS, null]) {
    const asking: AskOptions = { ownFailure: wait !== null, ...(signal && { signal }) };
    try {
      const answer = await ask(commands, { commands: wanted, mode, dryRun }, asking);
      return answer.results;
    } catch (error) {
      if (wait === null || !isLost(error)) throw error;
      await pause(wait);
    }
  }
  return [];
};
