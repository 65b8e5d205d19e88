import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { beyondReach, namedRecords, type ReadNamed } from '#machines/kit/reference.ts';
import type { NamedRecord } from '#machines/kit/namedRecord.ts';
import type { StreamName } from '../store/streamName.ts';
import type { InMemoryUnitOfWork } from './inMemoryUnitOfWork.ts';
import type { Task } from './task.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** References by another key than the id: account managers by staff code. */
const MAINTAINER = 'maintainer';

const recordsOf = ({ aggregateType, batch, command }: Task): readonly NamedRecord[] => {
  if (!aggregateType || batch.actor.kind === 'system') return [];
  const { type, ...data } = command.event;
  return Object.hasOwn(aggregateType.events, type) ? namedRecords(aggregateType.events[type], data) : [];
};

/** Returns the stream of a named record; null for an unknown staff code. */
const streamOf = ({ to, id }: NamedRecord, staff: ReadonlyMap<string, string>): StreamName | null => {
  if (to !== MAINTAINER) return { machine: to, id };
  const person = staff.get(id);
  return person === undefined ? null : { machine: 'staff', id: person };
};

/** Reads the records that the payloads of persons name, before any command is judged. */
export async function loadNamedRecords(
  transaction: UnitOfWork,
  unitOfWork: InMemoryUnitOfWork,
  tasks: readonly Task[],
): Promise<void> {
  const records = tasks.flatMap(recordsOf);
  if (records.length === 0) return;
  const codes = records.flatMap(({ to, id }) => (to === MAINTAINER ? [id] : []));
  if (codes.length > 0) unitOfWork.keepStaff(await transaction.staffByCode(codes));
  await unitOfWork.loadNamed(records.flatMap((record) => streamOf(record, unitOfWork.staff) ?? []));
}

/** Returns the records that a person's command names outside the person's data scope, missing ones among them. */
export function beyondReachOf(unitOfWork: InMemoryUnitOfWork, task: Task): readonly NamedRecord[] {
  const { aggregateType, id, batch, command } = task;
  if (!aggregateType || recordsOf(task).length === 0) return [];
  const { type, ...data } = command.event;
  const read: ReadNamed = (record) => {
    const stream = streamOf(record, unitOfWork.staff);
    const named = stream && aggregateTypes[stream.machine];
    const aggregate = stream && unitOfWork.getNamed(stream);
    return named && aggregate ? { aggregateType: named, aggregate } : null;
  };
  const { context } = unitOfWork.get(aggregateType, id).aggregate;
  return beyondReach(aggregateType.events[type], { data, actor: batch.actor, context }, read);
}
