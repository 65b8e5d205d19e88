import type { Lookups } from '#machines/lookups/lookupRequest.ts';
import { system, type Actor } from '#machines/kit/actor.ts';
import { decide } from '#machines/kit/decide.ts';
import { allowedNow, inScope } from '#machines/kit/explain.ts';
import type { Refusal } from '#machines/kit/refusal.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Proposal } from '#machines/kit/proposal.ts';
import type { NamedRecord } from '#machines/kit/namedRecord.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { entriesOf } from '#machines/postings/index.ts';
import { lookupsOfAggregates, aggregatesLookedAt } from '../lookups/lookUp.ts';
import { streamKey } from '../store/streamName.ts';
import { machineHash } from '../store/models.ts';
import { hashOf, recordedActor, type EventRecord } from '../store/record.ts';
import { withCustomerKey } from './customers.ts';
import type { UnitOfWork } from './unitOfWork.ts';
import type { InMemoryUnitOfWork } from './inMemoryUnitOfWork.ts';

/** A proposal to be judged, and its cause. */
export interface PendingProposal {
  readonly aggregateType: AggregateType;
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Records that the payload names outside the data scope of the person who proposes it. */
  readonly beyondReach: readonly NamedRecord[];
  readonly actor: Actor;
  readonly at: string;
  readonly occurredAt: string;
  readonly cause: string | null;
  readonly correlation: string;
}

/** Maximum number of events that one command may cause: more than a full vehicle of full bags. */
const MOST_STEPS = 50_000;

/** A queued proposal with the lookups that are rows; those that are aggregates are read at its turn. */
interface QueuedProposal {
  readonly pending: PendingProposal;
  readonly rows: Lookups;
  /** Version of its aggregate that the rows were read for. */
  readonly version: number;
}

/** Judges a proposal and all its reactions; a refused reaction refuses the whole command. */
export async function judge(
  transaction: UnitOfWork,
  unitOfWork: InMemoryUnitOfWork,
  first: PendingProposal,
  lookups: Lookups,
): Promise<readonly Refusal[]> {
  const refused = await accept(transaction, unitOfWork, first, lookups);
  if ('refusals' in refused) return refused.refusals;
  const queue = [...refused.follows];
  for (let step = 0; step < queue.length; step += 1) {
    if (step > MOST_STEPS) throw new Error(`${first.type} causes more than ${MOST_STEPS} events`);
    const next = queue[step];
    if (!next) break;
    const accepted = await accept(
      transaction,
      unitOfWork,
      next.pending,
      await presentLookups(transaction, unitOfWork, next),
    );
    if ('refusals' in accepted) return refusedElsewhere(unitOfWork, first, next.pending, accepted.refusals);
    for (const follower of accepted.follows) queue.push(follower);
  }
  return [];
}

/** Names the other record that refused a reaction, where it is within the reach of who proposed the first event. */
function refusedElsewhere(
  unitOfWork: InMemoryUnitOfWork,
  first: PendingProposal,
  { aggregateType, id }: PendingProposal,
  refusals: readonly Refusal[],
): readonly Refusal[] {
  const isOwn = aggregateType.id === first.aggregateType.id && id === first.id;
  const { version, context } = unitOfWork.get(aggregateType, id).aggregate;
  if (isOwn || version === 0 || !inScope(aggregateType, context, first.actor)) return refusals;
  return refusals.map((refusal) => ({ ...refusal, about: { machine: aggregateType.id, id } }));
}

/** Returns the lookups of a proposal at its turn; reads those again that an earlier one changed. */
async function presentLookups(
  transaction: UnitOfWork,
  unitOfWork: InMemoryUnitOfWork,
  { pending, rows, version }: QueuedProposal,
): Promise<Lookups> {
  const { aggregate } = unitOfWork.get(pending.aggregateType, pending.id);
  const request = { ...pending, aggregate };
  let lookups = rows;
  if (aggregate.version !== version) {
    await unitOfWork.loadForLookup(aggregatesLookedAt([request]));
    [lookups = {}] = await transaction.lookUp([request]);
  }
  return {
    ...lookups,
    ...lookupsOfAggregates(request, (aggregateType, id) => unitOfWork.get(aggregateType, id).aggregate),
  };
}

type Accepted = { readonly refusals: readonly Refusal[] } | { readonly follows: readonly QueuedProposal[] };

/** Accepts one event. An aggregate's times never decrease, however long a request has waited. */
async function accept(
  transaction: UnitOfWork,
  unitOfWork: InMemoryUnitOfWork,
  pending: PendingProposal,
  lookups: Lookups,
): Promise<Accepted> {
  const { aggregateType } = pending;
  const { aggregate, headHash, lastAt } = unitOfWork.get(aggregateType, pending.id);
  const at = lastAt !== null && lastAt > pending.at ? lastAt : pending.at;
  const proposal: Proposal = { ...pending, lookups, at };
  const stream = { machine: aggregateType.id, id: pending.id };
  // Events accepted earlier in this transaction are not in the log yet.
  const history = pending.type.endsWith('.eventVoided')
    ? [...(await transaction.history(stream)), ...unitOfWork.unwritten(stream)]
    : [];
  const judgement = decide(aggregateType, aggregate, proposal, history);
  if (!judgement.ok) return { refusals: judgement.refusals };
  const { decision } = judgement;
  const unsigned: Omit<EventRecord, 'hash'> = {
    machine: aggregateType.id,
    id: pending.id,
    version: judgement.aggregate.version,
    type: decision.type,
    operation: decision.operation,
    data: decision.data,
    lookups,
    from: decision.from,
    to: decision.to,
    changes: decision.changes,
    actor: recordedActor(pending.actor),
    requestedBy: aggregateType.events[pending.type]?.secondPerson ? requesterOf(aggregate) : null,
    at,
    occurredAt: pending.occurredAt,
    machineVersion: aggregateType.version,
    machineHash: machineHash(aggregateType.id),
    cause: pending.cause,
    correlation: pending.correlation,
    prevHash: headHash,
  };
  const record: EventRecord = { ...unsigned, hash: hashOf(unsigned) };
  const due = decision.deadlines.map(({ raises, after }) => ({
    machine: aggregateType.id,
    id: pending.id,
    event: raises,
    dueAt: new Date(Date.parse(at) + after).toISOString(),
  }));
  unitOfWork.put(
    aggregateType.id,
    judgement.aggregate,
    record,
    entriesOf(record, aggregate, judgement.aggregate),
    due,
    decision.left,
  );
  return { follows: await follow(transaction, unitOfWork, pending, record, judgement.aggregate, aggregate) };
}

/** Queues the reactions to an event, with the actor's branch and the system's permissions. */
async function follow(
  transaction: UnitOfWork,
  unitOfWork: InMemoryUnitOfWork,
  pending: PendingProposal,
  record: EventRecord,
  aggregate: Aggregate,
  before: Aggregate,
): Promise<readonly QueuedProposal[]> {
  const proposed: PendingProposal[] = [];
  for (const reaction of pending.aggregateType.reactions) {
    if (reaction.on !== record.type) continue;
    const aggregateType = aggregateTypes[reaction.to];
    if (!aggregateType) throw new Error(`Reaction to unknown machine ${reaction.to}`);
    for (const { id, data } of reaction.of(record, aggregate, before)) {
      proposed.push({
        ...pending,
        aggregateType,
        id: id ?? (await unitOfWork.newId(aggregateType, data)),
        type: reaction.proposes,
        data: data as Record<string, unknown>,
        beyondReach: [],
        actor: { ...system, branch: pending.actor.branch, onBehalfOf: pending.actor.onBehalfOf ?? pending.actor.id },
        cause: `${streamKey(record)}@${record.version}`,
      });
    }
  }
  if (proposed.length === 0) return [];
  await unitOfWork.load(proposed.map(({ aggregateType, id }) => ({ machine: aggregateType.id, id })));
  const requests = proposed.map((one) => {
    const { aggregate: target } = unitOfWork.get(one.aggregateType, one.id);
    return { ...one, data: withCustomerKey(one.aggregateType, one.data, target), aggregate: target };
  });
  await unitOfWork.loadForLookup(aggregatesLookedAt(requests));
  const rows = await transaction.lookUp(requests);
  return requests.map(({ aggregate: { version }, ...one }, index) => ({
    pending: one,
    rows: rows[index] ?? {},
    version,
  }));
}

const requesterOf = (aggregate: Aggregate): string | null =>
  (aggregate.context as { request?: { by?: string } | null }).request?.by ?? null;

/**
 * Prepares refusals for the reply: adds the allowed events, and removes all about aggregates outside the actor's
 * scope.
 */
export function answerRefusals(
  aggregateType: AggregateType,
  aggregate: Aggregate,
  pending: PendingProposal,
  refusals: readonly Refusal[],
) {
  const { actor, at, occurredAt, id } = pending;
  const hidden = aggregate.version > 0 && !inScope(aggregateType, aggregate.context, actor);
  if (hidden) return [{ ...outOfReach(id), next: [] }];
  const next =
    aggregate.version === 0 ? [] : allowedNow(aggregateType, aggregate, { id, actor, lookups: {}, at, occurredAt });
  return refusals.map((refusal) => ({ ...refusal, next: next.filter((type) => !type.startsWith('system.')) }));
}

/** Refusal for a missing aggregate and for one outside the actor's branches alike (reliability.md 2.8). */
export const outOfReach = (id: string): Refusal => ({
  code: 'scope',
  rule: 'notWithinReach',
  values: { id },
  field: null,
});
