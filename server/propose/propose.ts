import type { StoredCommand } from '../store/commands.ts';
import type { RefusedAttempt } from '../store/refusals.ts';
import type { Serials } from '../store/serials.ts';
import type { Batch, Verdict } from './command.ts';
import { lookupsFor, type LookupsAtVersion } from './foundLookups.ts';
import { createInMemoryUnitOfWork, nothingFound, type Found, type InMemoryUnitOfWork } from './inMemoryUnitOfWork.ts';
import { judgeBatch } from './judgeBatch.ts';
import { loadNamedRecords } from './namedRecords.ts';
import { nameOfKey, remember, type Seen, type SeenCommands } from './seen.ts';
import { aggregateOf, prepare, type Task } from './task.ts';
import type { OwnKey, UnitOfWork } from './unitOfWork.ts';
import { attempt, isFirst } from './verdicts.ts';

/**
 * Judges the commands of several batches in the open transaction, writes the accepted events and commits. Returns the
 * verdicts in order.
 */
export async function proposeAll(
  transaction: UnitOfWork,
  batches: readonly Batch[],
  serials: Serials,
): Promise<Verdict[][]> {
  const tasks: Task[][] = [];
  for (const batch of batches) {
    const own: Task[] = [];
    for (const command of batch.commands) own.push(await prepare(command, batch, serials));
    tasks.push(own);
  }
  const found = nothingFound();
  const first = createInMemoryUnitOfWork(transaction, found, serials);
  // One round trip for both queries. A repeated command locks its aggregate for nothing, which is rare.
  const [seen] = await Promise.all([
    seenVerdicts(transaction, tasks.flat()),
    first.load(tasks.flat().flatMap(aggregateOf)),
    transaction.prepareCustomerKeys(),
  ]);
  const foundLookups = await lookupsFor(transaction, first, tasks.flat());
  await loadNamedRecords(transaction, first, tasks.flat());
  const { unitOfWork, verdicts } = await judgeAll(
    transaction,
    batches,
    tasks,
    { seen, found, lookups: foundLookups },
    serials,
  );
  const stored: StoredCommand[] = [];
  const refused: RefusedAttempt[] = [];
  for (const [index, own] of tasks.entries()) {
    if (batches[index]?.dryRun) continue;
    for (const [place, task] of own.entries()) {
      const verdict = verdicts[index]?.[place];
      if (!verdict || !isFirst(verdict)) continue;
      stored.push({ ...keyOf(task), ...(verdict.status !== 'accepted' && { team: null }), verdict });
      if (verdict.status === 'refused') refused.push(attempt(task, verdict));
    }
  }
  const at = batches[0]?.at ?? '';
  const writing = { ...unitOfWork.writing(), commands: stored, refused, at };
  await transaction.commit(stored.length > 0 ? writing : null, verdicts);
  return verdicts;
}

/** Data read before any command is judged. */
interface Read {
  readonly seen: ReadonlyMap<string, Seen>;
  readonly found: Found;
  readonly lookups: ReadonlyMap<Task, LookupsAtVersion>;
}

/** Judges every batch, and again as long as another aggregate holds a reservation that a command needs. */
async function judgeAll(
  transaction: UnitOfWork,
  batches: readonly Batch[],
  tasks: readonly (readonly Task[])[],
  { seen: before, found, lookups: foundLookups }: Read,
  serials: Serials,
): Promise<{ unitOfWork: InMemoryUnitOfWork; verdicts: Verdict[][] }> {
  for (;;) {
    const unitOfWork = createInMemoryUnitOfWork(transaction, found, serials);
    const seen = new Map(before);
    const verdicts: Verdict[][] = [];
    for (const [index, batch] of batches.entries()) {
      const own = tasks[index] ?? [];
      const answers = await judgeBatch(transaction, unitOfWork, batch, own, seen, foundLookups);
      verdicts.push(answers);
      if (batch.dryRun) continue;
      for (const [place, task] of own.entries()) {
        const verdict = answers[place];
        if (verdict && isFirst(verdict)) remember(seen, task, verdict);
      }
    }
    const held = await transaction.holders(unitOfWork.wanted());
    const unknown = [...held].filter(([reservation]) => !found.taken.has(reservation));
    if (unknown.length === 0) return { unitOfWork, verdicts };
    for (const [reservation, holder] of unknown) found.taken.set(reservation, holder);
  }
}

async function seenVerdicts(transaction: UnitOfWork, tasks: readonly Task[]): Promise<SeenCommands> {
  const answered = await transaction.answered(tasks.map(keyOf));
  return new Map(answered.map(({ under, key, ...seen }) => [nameOfKey(under, key), seen]));
}

const keyOf = ({ command: { key }, batch: { actor }, bodyHashOf, team }: Task): OwnKey => ({
  owner: actor.id,
  team,
  key,
  bodyHash: bodyHashOf(actor.id),
});
