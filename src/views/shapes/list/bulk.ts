import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { intend, propose, type Command, type Verdict } from '#services/propose.ts';

/** Number of aggregates judged in one request. */
const BATCH = 100;

/** A proposal for one chosen record, with its own key. */
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

/** Sends proposals in batches and reports progress after each; each proposal gets its own verdict. */
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

/** Returns true if the proposal was accepted, or would be. */
export const isAllowed = ({ status }: Verdict): boolean => status === 'accepted' || status === 'duplicate';
