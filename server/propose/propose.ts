import type { Lookups as Rows } from '#machines/lookups/lookupRequest.ts';
import { heldByAnother } from '#machines/kit/reservations.ts';
import { aggregateTypeNamed } from '#machines/named.ts';
import type { Aggregate, AggregateType } from '#machines/kit/aggregateType.ts';
import type { Refusal } from '#machines/kit/explain.ts';
import { lookupsOfAggregates, aggregatesLookedAt } from '../lookups/lookUp.ts';
import { canonical, sha256Hex } from '../store/canonical.ts';
import type { StoredCommand } from '../store/commands.ts';
import { streamKey, type StreamName } from '../store/load.ts';
import { recordedActor } from '../store/record.ts';
import type { RefusedAttempt } from '../store/refusals.ts';
import type { Serials } from '../store/serials.ts';
import type { Batch, Command, Verdict } from './command.ts';
import { createGroups } from './groups.ts';
import type { UnitOfWork } from './unitOfWork.ts';
import { answerRefusals, judge, outOfReach, type PendingProposal } from './judge.ts';
import { createInMemoryUnitOfWork, nothingFound, type Found, type InMemoryUnitOfWork } from './inMemoryUnitOfWork.ts';

/** One command with its batch, its aggregate type and its aggregate once they are known. */
interface Task {
  readonly command: Command;
  readonly batch: Batch;
  readonly bodyHash: string;
  readonly aggregateType: AggregateType | undefined;
  readonly id: string;
  readonly fresh: boolean;
}

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
  ]);
  const foundLookups = await lookupsFor(transaction, first, tasks.flat());
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
      stored.push({ key: task.command.key, bodyHash: task.bodyHash, verdict });
      if (verdict.status === 'refused') refused.push(attempt(task, verdict));
    }
  }
  const at = batches[0]?.at ?? '';
  const writing = { ...unitOfWork.writing(), commands: stored, refused, at };
  await transaction.commit(stored.length > 0 ? writing : null, verdicts);
  return verdicts;
}

const aggregateOf = ({ aggregateType, id }: Task): StreamName[] =>
  aggregateType ? [{ machine: aggregateType.id, id }] : [];

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
      for (const [place, { command, bodyHash }] of own.entries()) {
        const verdict = answers[place];
        if (verdict && isFirst(verdict)) seen.set(command.key, { bodyHash, verdict });
      }
    }
    const held = await transaction.holders(unitOfWork.wanted());
    const unknown = [...held].filter(([reservation]) => !found.taken.has(reservation));
    if (unknown.length === 0) return { unitOfWork, verdicts };
    for (const [reservation, holder] of unknown) found.taken.set(reservation, holder);
  }
}

/** Returns whether a verdict is of this transaction, and must be kept under its key. */
const isFirst = (verdict: Verdict): boolean =>
  verdict.status !== 'duplicate' && verdict.status !== 'held' && !isKeyReused(verdict);

async function prepare(command: Command, batch: Batch, serials: Serials): Promise<Task> {
  const aggregateType = aggregateTypeNamed(command.machine);
  const { key: _, ...body } = command;
  const bodyHash = sha256Hex(canonical({ ...body, actor: batch.actor.id }));
  const isNew = command.id === undefined;
  const id = isNew && aggregateType ? newId(aggregateType, await serials(), command) : (command.id ?? '');
  return { command, batch, bodyHash, aggregateType, id, fresh: isNew };
}

/** Returns the id of a new aggregate; the schema later refuses a payload that cannot name one. */
const newId = (aggregateType: AggregateType, serial: number, { event }: Command): string => {
  const { type: _type, ...data } = event;
  const id: unknown = aggregateType.identify(serial, data);
  return typeof id === 'string' && id !== '' ? id : `${aggregateType.id}-${serial}`;
};

interface Seen {
  readonly bodyHash: string;
  readonly verdict: Verdict;
}

async function seenVerdicts(transaction: UnitOfWork, tasks: readonly Task[]): Promise<Map<string, Seen>> {
  const answered = await transaction.answered(tasks.map(({ command }) => command.key));
  return new Map(answered.map(({ key, bodyHash, verdict }) => [key, { bodyHash, verdict }]));
}

/** Lookups of a command, and the version of its aggregate that they were read for. */
interface LookupsAtVersion {
  readonly version: number;
  readonly lookups: Rows;
}

async function lookupsFor(
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

async function judgeBatch(
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
    now.set(task.command.key, { bodyHash: task.bodyHash, verdict });
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

/** Returns the verdict of a command that waits for a decision about an earlier one of its group. */
const held = (unitOfWork: InMemoryUnitOfWork, task: Task): Verdict => {
  const { key, machine } = task.command;
  return { key, machine, ...headOf(unitOfWork, task), status: 'held', events: [], refusals: [] };
};

/** Undoes an accepted verdict of an atomic batch that was refused: no aggregate was made or changed. */
const undone = (verdict: Verdict, head: Pick<Verdict, 'id' | 'version' | 'state'>, key: string): Verdict => ({
  ...verdict,
  ...head,
  status: 'refused',
  events: [],
  refusals: [{ code: 'rule', rule: 'allOrNothing', values: { key }, field: null, next: [] }],
});

/** Returns the present version and state of a command's aggregate. */
const headOf = (
  unitOfWork: InMemoryUnitOfWork,
  { aggregateType, id, fresh }: Task,
): Pick<Verdict, 'id' | 'version' | 'state'> => {
  if (!aggregateType || fresh) return { id: null, version: 0, state: [] };
  const { aggregate } = unitOfWork.get(aggregateType, id);
  return { id, version: aggregate.version, state: aggregate.version === 0 ? [] : stateOf(aggregateType, aggregate) };
};

async function judgeTask(
  transaction: UnitOfWork,
  unitOfWork: InMemoryUnitOfWork,
  task: Task,
  seen: ReadonlyMap<string, Seen>,
  read: LookupsAtVersion | undefined,
): Promise<Verdict> {
  const { command, batch, aggregateType, id, fresh } = task;
  const head = { key: command.key, machine: command.machine, id: fresh ? null : id, version: 0, state: [], events: [] };
  const before = seen.get(command.key);
  if (before)
    return before.bodyHash === task.bodyHash
      ? { ...before.verdict, status: 'duplicate' }
      : refusedBy(head, keyReused(command.key));
  if (!aggregateType) return refusedBy(head, invalid('unknownMachine', { machine: command.machine }));
  const { type, ...data } = command.event;
  if (!Object.hasOwn(aggregateType.events, type))
    return refusedBy(head, invalid('unknownEvent', { event: type, machine: aggregateType.id }));
  const { aggregate } = unitOfWork.get(aggregateType, id);
  if (aggregate.version === 0 && !fresh) return refusedBy(head, outOfReach(id));
  const occurredAt = new Date(command.occurredAt ?? batch.at).toISOString();
  if (occurredAt > batch.at) return refusedBy(head, invalid('occurredInFuture', { at: batch.at, time: occurredAt }));
  const pending: PendingProposal = {
    aggregateType,
    id,
    type,
    data,
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
  const conflicting = refusals.length === 0 ? unitOfWork.conflictingReservation() : null;
  if (conflicting) return { ...present, status: 'refused', refusals: [{ ...heldByAnother(conflicting), next: [] }] };
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

/** Returns an aggregate's states, the main one first, because the database does not keep their order. */
const stateOf = ({ structure }: AggregateType, { states }: Aggregate): string[] =>
  structure.regions.map((region) => states[region] ?? '');

const invalid = (rule: string, values: Refusal['values']): Refusal => ({ code: 'invalid', rule, values, field: null });
const keyReused = (key: string): Refusal => invalid('keyReused', { key });
const isKeyReused = ({ refusals }: Verdict): boolean => refusals.some(({ rule }) => rule === 'keyReused');

const refusedBy = (head: Omit<Verdict, 'status' | 'refusals'>, refusal: Refusal): Verdict => ({
  ...head,
  status: 'refused',
  refusals: [{ ...refusal, next: [] }],
});

const attempt = ({ command, batch, fresh }: Task, { id, state, refusals }: Verdict): RefusedAttempt => ({
  machine: command.machine,
  id: id ?? command.id ?? null,
  type: command.event.type,
  actor: recordedActor(batch.actor),
  refusals: refusals.map(({ code, rule, values }) => ({ code, rule, values })),
  states: fresh || state.length > 0 ? state : null,
});
