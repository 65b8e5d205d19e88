import { system, type Actor } from '#machines/kit/actor.ts';
import { reservationsChanged, heldByAnother, nameOf } from '#machines/kit/reservations.ts';
import { decide } from '#machines/kit/decide.ts';
import { inScope } from '#machines/kit/explain.ts';
import type { Refusal } from '#machines/kit/refusal.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Reservation, Aggregate } from '#machines/kit/aggregate.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { beyondReach, type ReadNamed } from '#machines/kit/reference.ts';
import type { NamedRecord } from '#machines/kit/namedRecord.ts';
import { branch } from '#machines/registers/index.ts';
import { lookupsOf } from './lookups.ts';
import { keyOf, aggregateIn, aggregateTypeOf, aggregateTypeOfEvent, type Happened, type Sandbox } from './world.ts';

/** A proposed event in the sandbox; `id` is null for a new aggregate. */
export interface SandboxProposal {
  readonly id: string | null;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  /** Cause of an event that no person proposed. */
  readonly cause?: string;
}

/** Verdict of a proposal: the new sandbox and its events, or the refusals with the refused event. */
export type Verdict =
  | { readonly ok: true; readonly sandbox: Sandbox; readonly id: string; readonly events: readonly Happened[] }
  | { readonly ok: false; readonly type: string; readonly machine: string; readonly refusals: readonly Refusal[] };

/** Maximum number of events that follow one proposal. */
const MOST_STEPS = 5000;

interface InLine {
  readonly aggregateType: AggregateType;
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  readonly cause: string | null;
}

const refused = (
  type: string,
  rule: string,
  values: Refusal['values'],
  code: Refusal['code'] = 'invalid',
): Verdict => ({
  ok: false,
  type,
  machine: type.slice(0, type.indexOf('.')),
  refusals: [{ code, rule, values, field: null }],
});

/** Refuses a missing aggregate and one outside the actor's branches alike (reliability.md 2.8). */
const outOfReach = (type: string, id: string): Verdict => refused(type, 'notWithinReach', { id }, 'scope');

/** Returns true if an actor may see an aggregate: within the actor's branches, or the merchant's own. */
export const isSeenBy = (sandbox: Sandbox, aggregateType: AggregateType, id: string, actor: Actor): boolean =>
  inScope(aggregateType, aggregateIn(sandbox, aggregateType, id).context, actor);

/** Judges a proposal and all resulting events by their machines, as the server does: all or none are recorded. */
export function propose(sandbox: Sandbox, proposal: SandboxProposal): Verdict {
  const { type, data, actor, cause = null } = proposal;
  const aggregateType = aggregateTypeOfEvent(type);
  if (!aggregateType) return refused(type, 'unknownEvent', { event: type, machine: type.slice(0, type.indexOf('.')) });
  if (proposal.id !== null && aggregateIn(sandbox, aggregateType, proposal.id).version === 0)
    return outOfReach(type, proposal.id);
  const numbered = proposal.id === null ? { ...sandbox, serial: sandbox.serial + 1 } : sandbox;
  const id = proposal.id ?? identified(aggregateType, numbered.serial, data);
  const line: InLine[] = [{ aggregateType, id, type, data, actor, cause }];
  let draft = numbered;
  for (let step = 0; step < line.length; step += 1) {
    if (step > MOST_STEPS) throw new Error(`${type} sets off more than ${MOST_STEPS} events`);
    const next = line[step];
    if (!next) break;
    const taken = take(sandbox, draft, next);
    if ('refusals' in taken) {
      if (proposal.id !== null && !isSeenBy(sandbox, aggregateType, proposal.id, actor))
        return outOfReach(type, proposal.id);
      return { ok: false, type: next.type, machine: next.aggregateType.id, refusals: taken.refusals };
    }
    draft = taken.draft;
    line.push(...taken.follows);
  }
  const reservations = held(sandbox, draft);
  if ('clash' in reservations)
    return { ok: false, type, machine: aggregateType.id, refusals: [heldByAnother(reservations.clash)] };
  return {
    ok: true,
    id,
    sandbox: { ...draft, ...reservations },
    events: draft.happened.slice(sandbox.happened.length),
  };
}

/** Any record that a sandbox does not hold: it holds a part of the company, and does not judge the rest. */
const ELSEWHERE = { aggregateType: branch, aggregate: { ...notCreated(branch, ''), version: 1 } };

/** Returns the record that a payload names, as far as the sandbox holds it. */
const namedIn: (sandbox: Sandbox, named: NamedRecord) => ReturnType<ReadNamed> = (sandbox, { to, id }) => {
  const aggregateType = aggregateTypeOf(to);
  if (!aggregateType) return ELSEWHERE;
  const aggregate = aggregateIn(sandbox, aggregateType, id);
  return aggregate.version === 0 ? ELSEWHERE : { aggregateType, aggregate };
};

/** Returns the id of a new aggregate. The schema refuses an invalid payload without one. */
const identified = (aggregateType: AggregateType, serial: number, data: object): string => {
  const id: unknown = aggregateType.identify(serial, data);
  return typeof id === 'string' && id !== '' ? id : `${aggregateType.id}-${serial}`;
};

type Taken =
  | { readonly refusals: readonly Refusal[] }
  | { readonly draft: Sandbox; readonly follows: readonly InLine[] };

function take(written: Sandbox, draft: Sandbox, proposal: InLine): Taken {
  const { aggregateType, id, type, data, actor, cause } = proposal;
  const at = written.now;
  const before = aggregateIn(draft, aggregateType, id);
  const key = keyOf(aggregateType.id, id);
  const log = draft.logs.get(key) ?? [];
  const lookups = lookupsOf(written, { aggregateType, type, aggregate: before, data, actor, at }, draft);
  const beyond = beyondReach(aggregateType.events[type], { data, actor, context: before.context }, (named) =>
    namedIn(draft, named),
  );
  const judged = { id, type, data, actor, lookups, beyondReach: beyond, at, occurredAt: at };
  const judgement = decide(aggregateType, before, judged, log);
  if (!judgement.ok) return { refusals: judgement.refusals };
  const { aggregate, decision } = judgement;
  const record: Happened = {
    machine: aggregateType.id,
    id,
    version: aggregate.version,
    type,
    operation: decision.operation,
    data: decision.data,
    lookups,
    from: decision.from,
    to: decision.to,
    changes: decision.changes,
    actor,
    at,
    occurredAt: at,
    cause,
  };
  const staying = decision.left
    ? draft.deadlines.filter((due) => due.machine !== aggregateType.id || due.id !== id)
    : draft.deadlines;
  const begun = decision.deadlines.map(({ raises, after }) => ({
    machine: aggregateType.id,
    id,
    event: raises,
    at: new Date(Date.parse(at) + after).toISOString(),
  }));
  const next: Sandbox = {
    ...draft,
    aggregates: new Map(draft.aggregates).set(key, aggregate),
    logs: new Map(draft.logs).set(key, [...log, record]),
    deadlines: [...staying.filter((due) => !begun.some((one) => isSameDue(one, due))), ...begun],
    happened: [...draft.happened, record],
  };
  return following(next, proposal, record, before, aggregate);
}

const isSameDue = (one: Sandbox['deadlines'][number], other: Sandbox['deadlines'][number]): boolean =>
  one.machine === other.machine && one.id === other.id && one.event === other.event;

/** Returns the proposals of an event's reactions, with the actor's place and the system's authority. */
function following(
  draft: Sandbox,
  { aggregateType, id, actor }: InLine,
  record: Happened,
  before: Aggregate,
  after: Aggregate,
): Taken {
  let { serial } = draft;
  const follows = aggregateType.reactions
    .filter(({ on }) => on === record.type)
    .flatMap((reaction) => {
      const other = aggregateTypeOf(reaction.to);
      if (!other) throw new Error(`Reaction to unknown machine ${reaction.to}`);
      return reaction.of(record, after, before).map((wanted): InLine => {
        if (wanted.id === null) serial += 1;
        return {
          aggregateType: other,
          id: wanted.id ?? identified(other, serial, wanted.data as object),
          type: reaction.proposes,
          data: wanted.data as InLine['data'],
          actor: { ...system, branch: actor.branch, onBehalfOf: actor.onBehalfOf ?? actor.id },
          cause: `${keyOf(aggregateType.id, id)}@${record.version}`,
        };
      });
    });
  return { draft: { ...draft, serial }, follows };
}

/** Returns the changed reservations of the aggregates of a draft. */
const changesOf = (written: Sandbox, draft: Sandbox) =>
  [...draft.aggregates].flatMap(([key, aggregate]) => {
    const before = written.aggregates.get(key);
    const aggregateType = before === aggregate ? null : aggregateTypeOf(key.slice(0, key.indexOf('/')));
    return aggregateType ? [{ key, ...reservationsChanged(aggregateType, before, aggregate) }] : [];
  });

/** Returns the holders of reservations after a draft, or the first one that another aggregate holds. */
function held(
  written: Sandbox,
  draft: Sandbox,
): { readonly holders: Sandbox['holders'] } | { readonly clash: Reservation } {
  const changes = changesOf(written, draft);
  const holders = new Map(written.holders);
  for (const { released } of changes) for (const reservation of released) holders.delete(nameOf(reservation));
  for (const { key, claimed } of changes)
    for (const reservation of claimed) {
      if ((holders.get(nameOf(reservation)) ?? key) !== key) return { clash: reservation };
      holders.set(nameOf(reservation), key);
    }
  return { holders };
}
