import type { Noun } from '#machines/kit/noun.ts';
import { intend, propose, type Command, type Verdict } from '#services/propose.ts';

/** How many lives are judged in one request. */
const BATCH = 100;

/** A wish for one of the chosen, with its own key. */
export const wishesFor = (
  noun: Noun,
  ids: readonly string[],
  type: string,
  payload: Readonly<Record<string, unknown>>,
): Command[] => ids.map((id) => intend(noun.id, id, { ...payload, type }));

interface Running {
  readonly dryRun: boolean;
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
  readonly batch?: number;
}

/** Sends wishes batch after batch and tells after each how far it is; each gets a verdict of its own. */
export async function run(
  wishes: readonly Command[],
  { dryRun, onProgress, signal, batch = BATCH }: Running,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (let from = 0; from < wishes.length; from += batch) {
    verdicts.push(...(await propose(wishes.slice(from, from + batch), { dryRun, signal })));
    onProgress(verdicts.length);
  }
  return verdicts;
}

/** Whether the wish came true, or would. */
export const isAllowed = ({ status }: Verdict): boolean => status === 'accepted' || status === 'duplicate';
