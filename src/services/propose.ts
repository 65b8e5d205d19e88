import { proposeCommands } from '#calls/commands.ts';
import type { ReplyOf } from '#calls/contract.ts';
import { failureOf, isUnanswered } from './failure.ts';
import { call, type AskOptions } from './http.ts';
import { randomId } from './randomId.ts';

const RETRY_AFTER_MS = [1_000, 4_000];

/** One proposed event. The key identifies it: sent twice, it happens once. */
export interface Command {
  readonly key: string;
  /** The key belongs to the branch or merchant too: what a colleague did with it is not done again. */
  readonly sharedKey?: true;
  readonly machine: string;
  /** Absent for a new aggregate: the server gives one. */
  readonly id?: string;
  readonly event: { readonly type: string; readonly [field: string]: unknown };
  /** The version the person saw; the answer is `conflict` when it is no longer true. */
  readonly expectedVersion?: number;
  /** Time of the event by the server's clock, UTC ISO; absent for now. */
  readonly occurredAt?: string;
  /** Commands of a batch that share it are not judged (`held`) after one of them was refused. */
  readonly group?: string;
}

/** The outcome of one command (interfaces.md). */
export type Verdict = ReplyOf<typeof proposeCommands>['results'][number];

export interface ProposeOptions {
  /** `each`: n verdicts, each for itself (the default); `atomic`: all or none. */
  readonly mode?: 'each' | 'atomic';
  /** Judges and writes nothing. */
  readonly dryRun?: boolean;
  /** Leaves a lost line to the caller, who keeps the events until there is one. */
  readonly ownFailure?: boolean;
  readonly signal?: AbortSignal;
  /** Called before commands are sent again that may have arrived: a duplicate may be one's own. */
  readonly onResend?: () => void;
}

/** A command with a fresh key. Keep it until its verdict has come, and send the same one again after a failure. */
export const intend = (
  machine: string,
  id: string | null,
  event: Command['event'],
  expectedVersion?: number,
): Command => ({
  key: randomId(),
  machine,
  ...(id === null ? {} : { id }),
  event,
  ...(expectedVersion === undefined ? {} : { expectedVersion }),
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Status of a server that put the work off. */
const UNAVAILABLE = 503;

/** Returns true if the request may or may not have arrived, or the server could not say what became of it. */
const isLost = (error: unknown): boolean => {
  const failure = failureOf(error);
  if (failure?.kind === 'invalid') return failure.code === 'timeout';
  // An answer that has not the form of verdicts is not one.
  if (failure?.kind === 'server') return failure.status < 400 || failure.status === UNAVAILABLE;
  return isUnanswered(failure);
};

/** The call for some commands: an answer without a verdict for each, in order, is not one of the server. */
const proposing = (wanted: readonly Command[]) => ({
  ...proposeCommands,
  reply: {
    safeParse: (body: unknown) => {
      const read = proposeCommands.reply.safeParse(body);
      const keys = read.data?.results.map(({ key }) => key).join(' ');
      const isWhole = keys === wanted.map(({ key }) => key).join(' ');
      return read.success && !isWhole ? ({ success: false, error: 'Not a verdict for each command' } as const) : read;
    },
  },
});

/**
 * Proposes events and gives a verdict for each, in order. A request that got lost is sent again with the same
 * keys, so that it happens once whether or not the first one arrived.
 */
export const propose = async (wanted: readonly Command[], options: ProposeOptions = {}): Promise<Verdict[]> => {
  const { mode = 'each', dryRun = false, ownFailure = false, signal, onResend } = options;
  for (const wait of [...RETRY_AFTER_MS, null]) {
    const asking: AskOptions = { ownFailure: ownFailure || wait !== null, ...(signal && { signal }) };
    try {
      const answer = await call(proposing(wanted), { body: { commands: wanted, mode, dryRun } }, asking);
      return answer.results;
    } catch (error) {
      if (wait === null || !isLost(error)) throw error;
      onResend?.();
      await pause(wait);
    }
  }
  return [];
};
