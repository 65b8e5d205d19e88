import type { Batch, Verdict } from './command.ts';
import type { LookupsAtVersion } from './foundLookups.ts';
import { createGroups } from './groups.ts';
import type { InMemoryUnitOfWork } from './inMemoryUnitOfWork.ts';
import { judgeTask } from './judgeTask.ts';
import { remember, type Seen } from './seen.ts';
import type { Task } from './task.ts';
import type { UnitOfWork } from './unitOfWork.ts';
import { headOf, held, undone } from './verdicts.ts';

/** Judges the commands of one batch, each for itself or all or nothing. */
export async function judgeBatch(
  transaction: UnitOfWork,
  unitOfWork: InMemoryUnitOfWork,
  batch: Batch,
  tasks: readonly Task[],
  seen: ReadonlyMap<string, Seen>,
  foundLookups: ReadonlyMap<Task, LookupsAtVersion>,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const now = new Map(seen);
  const groups = createGroups(batch.stopped);
  for (const task of tasks) {
    if (batch.mode === 'each' && groups.isStopped(task.command)) {
      verdicts.push(held(unitOfWork, task));
      continue;
    }
    const verdict = await judgeTask(transaction, unitOfWork, task, now, foundLookups.get(task));
    verdicts.push(verdict);
    groups.note(task.command, verdict);
    remember(now, task, verdict);
    if (batch.mode === 'each') {
      if (verdict.status === 'accepted' && !batch.dryRun) unitOfWork.commit();
      else unitOfWork.discard();
    }
  }
  if (batch.mode === 'each') return verdicts;
  const failed = verdicts.find(({ status }) => status === 'refused' || status === 'conflict');
  if (!failed && !batch.dryRun) unitOfWork.commit();
  else unitOfWork.discard();
  if (!failed) return verdicts;
  return verdicts.map((verdict, index) => {
    const task = tasks[index];
    return task && verdict.status === 'accepted' ? undone(verdict, headOf(unitOfWork, task), failed.key) : verdict;
  });
}
