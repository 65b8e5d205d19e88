import type { Lookups as Rows } from '#machines/lookups/lookupRequest.ts';
import { aggregatesLookedAt } from '../lookups/lookUp.ts';
import type { InMemoryUnitOfWork } from './inMemoryUnitOfWork.ts';
import type { Task } from './task.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** Lookups of a command, and the version of its aggregate that they were read for. */
export interface LookupsAtVersion {
  readonly version: number;
  readonly lookups: Rows;
}

/** Reads the lookups of all tasks in one query. */
export async function lookupsFor(
  transaction: UnitOfWork,
  unitOfWork: InMemoryUnitOfWork,
  tasks: readonly Task[],
): Promise<Map<Task, LookupsAtVersion>> {
  const asked = tasks.flatMap((task) => {
    const { aggregateType, id, batch } = task;
    const { type, ...data } = task.command.event;
    return aggregateType
      ? [
          {
            task,
            aggregateType,
            type,
            data,
            aggregate: unitOfWork.get(aggregateType, id).aggregate,
            actor: batch.actor,
            at: batch.at,
          },
        ]
      : [];
  });
  await unitOfWork.loadForLookup(aggregatesLookedAt(asked));
  const answers = await transaction.lookUp(asked);
  return new Map(
    asked.map(({ task, aggregate }, index) => [task, { version: aggregate.version, lookups: answers[index] ?? {} }]),
  );
}
