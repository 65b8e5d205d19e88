import { heldByAnother } from '#machines/kit/reservations.ts';
import { lookupsOfAggregates, aggregatesLookedAt } from '../lookups/lookUp.ts';
import { streamKey } from '../store/streamName.ts';
import type { Verdict } from './command.ts';
import type { LookupsAtVersion } from './foundLookups.ts';
import type { InMemoryUnitOfWork } from './inMemoryUnitOfWork.ts';
import { withCustomerKey } from './customers.ts';
import { answerRefusals, judge, outOfReach, type PendingProposal } from './judge.ts';
import { seenBefore, type Seen } from './seen.ts';
import type { Task } from './task.ts';
import type { UnitOfWork } from './unitOfWork.ts';
import { beyondReachOf } from './namedRecords.ts';
import { takenKey } from './takenKey.ts';
import { headOf, invalid, keyReused, refusedBy, stateOf } from './verdicts.ts';

/** Judges one command, and keeps its events in the unit of work. */
export async function judgeTask(
  transaction: UnitOfWork,
  unitOfWork: InMemoryUnitOfWork,
  task: Task,
  seen: ReadonlyMap<string, Seen>,
  read: LookupsAtVersion | undefined,
): Promise<Verdict> {
  const { command, batch, aggregateType, id, fresh } = task;
  const head = { key: command.key, machine: command.machine, id: fresh ? null : id, version: 0, state: [], events: [] };
  const before = seenBefore(seen, task);
  if (before) {
    const by = before.owner !== batch.actor.id && { by: before.ownerName };
    if (before.bodyHash !== task.bodyHashOf(before.owner)) {
      const { status, id: made } = before.verdict;
      return { ...refusedBy(status === 'accepted' ? { ...head, id: made } : head, keyReused(command.key)), ...by };
    }
    return { ...before.verdict, status: 'duplicate', ...by };
  }
  if (!aggregateType) return refusedBy(head, invalid('unknownMachine', { machine: command.machine }));
  const { type, ...data } = command.event;
  if (!Object.hasOwn(aggregateType.events, type))
    return refusedBy(head, invalid('unknownEvent', { event: type, machine: aggregateType.id }));
  if (aggregateType.events[type]?.alone && batch.mode === 'atomic' && batch.commands.length > 1)
    return refusedBy(head, invalid('invalid.notWithOthers', { event: type }));
  if (aggregateType.events[type]?.ownCall && batch.isWritten)
    return refusedBy(head, invalid('invalid.ownCall', { event: type }));
  const { aggregate } = unitOfWork.get(aggregateType, id);
  if (aggregate.version === 0 && !fresh) return refusedBy(head, outOfReach(id));
  const taken = takenKey(task, aggregate);
  if (taken) return refusedBy(head, taken);
  const occurredAt = new Date(command.occurredAt ?? batch.at).toISOString();
  if (occurredAt > batch.at) return refusedBy(head, invalid('occurredInFuture', { at: batch.at, time: occurredAt }));
  const pending: PendingProposal = {
    aggregateType,
    id,
    type,
    data: withCustomerKey(aggregateType, data, aggregate),
    beyondReach: beyondReachOf(unitOfWork, task),
    actor: batch.actor,
    at: batch.at,
    occurredAt,
    cause: batch.cause ?? null,
    correlation: command.key,
  };
  const present = { ...head, ...headOf(unitOfWork, task) };
  if (command.expectedVersion !== undefined && command.expectedVersion !== aggregate.version) {
    const values = { expected: command.expectedVersion, version: aggregate.version };
    const [refusal = { ...outOfReach(id), next: [] }] = answerRefusals(aggregateType, aggregate, pending, [
      { code: 'rule', rule: 'versionSeen', values, field: null },
    ]);
    return refusal.rule === 'versionSeen'
      ? { ...present, status: 'conflict', refusals: [refusal] }
      : { ...head, status: 'refused', refusals: [refusal] };
  }
  // An earlier command of the same transaction may have changed the lookups.
  const request = { ...pending, aggregate };
  const lookups =
    read?.version === aggregate.version ? read.lookups : await transaction.lookUpAgain(request, read?.lookups ?? {});
  if (read?.version !== aggregate.version) await unitOfWork.loadForLookup(aggregatesLookedAt([request]));
  const others = lookupsOfAggregates(request, (other, key) => unitOfWork.get(other, key).aggregate);
  const foundLookups = unitOfWork.withUnwrittenUses({ machine: aggregateType.id, id }, { ...lookups, ...others });
  const refusals = await judge(transaction, unitOfWork, pending, foundLookups);
  const conflicting = refusals.length === 0 ? unitOfWork.conflictingReservations() : [];
  if (conflicting.length > 0) {
    const held = conflicting.map((reservation) => ({ ...heldByAnother(reservation), next: [] }));
    return { ...present, status: 'refused', refusals: held };
  }
  if (refusals.length > 0) {
    const answered = answerRefusals(aggregateType, aggregate, pending, refusals);
    const hidden = answered.some(({ rule }) => rule === 'notWithinReach');
    return { ...(hidden ? head : present), status: 'refused', refusals: answered };
  }
  const after = unitOfWork.get(aggregateType, id).aggregate;
  return {
    ...head,
    id,
    status: 'accepted',
    version: after.version,
    state: stateOf(aggregateType, after),
    events: unitOfWork
      .draftEvents()
      .filter((event) => event.correlation === command.key)
      .map((event) => ({ type: event.type, version: event.version, stream: streamKey(event) })),
    refusals: [],
  };
}
