import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { intend, propose, type Command, type Verdict } from '#services/propose.ts';

/** How many aggregates are judged in one request. */
const BATCH = 100;

/** A wish for one of the chosen, with its own key. */
export const commandsFor = (
  aggregateType: AggregateType,
  ids: readonly string[],
  type: string,
  payload: Readonly<Record<string, unknown>>,
): Command[] => ids.map((id) => intend(aggregateType.id, id, { ...payload, type }));

interface Running {
  readonly dryRun: boolean;
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
  readonly batch?: number;
}

/** Sends wishes batch after batch and tells after each how far it is; each gets a verdict of its own. */
export async function run(
  commands: readonly Command[],
  { dryRun, onProgress, signal, batch = BATCH }: Running,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (let from = 0; from < commands.length; from += batch) {
    verdicts.push(...(await propose(commands.slice(from, from + batch), { dryRun, signal })));
    onProgress(verdicts.length);
  }
  return verdicts;
}

/** Whether the wish came true, or would. */
export const isAllowed = ({ status }: Verdict): boolean => status === 'accepted' || status === 'duplicate';
