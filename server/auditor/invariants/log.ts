import type { Evidence } from '#machines/violation/events.ts';
import { hashOf } from '../../store/record.ts';
import { ofAggregate, type AggregateInvariant } from '../invariant.ts';
import { machineHash } from '../../store/models.ts';
import type { AuditedEvent, Subject } from '../subject.ts';

/** Returns the evidence of the first event that is wrong, judged with the event before it. */
const firstFaulty = (
  { events }: Subject,
  wrong: (event: AuditedEvent, before: AuditedEvent | undefined) => Evidence | null,
): Evidence | null => {
  let before: AuditedEvent | undefined;
  for (const event of events) {
    const evidence = wrong(event, before);
    if (evidence !== null) return { version: event.version, type: event.type, ...evidence };
    before = event;
  }
  return null;
};

/** Finds the first event for which the present machine has no transition from the states reached before. */
function undeclared({ aggregateType, events }: Subject): Evidence | null {
  const { structure } = aggregateType;
  const states: Record<string, string> = { ...structure.initial };
  for (const { type, version, to, changes, machine, machineHash: hash } of events) {
    const regions = structure.regionsByEvent.get(type) ?? [];
    const missing = regions.find((region) => structure.transitions.get(states[region] ?? '')?.has(type) !== true);
    if (hash === machineHash(machine) && (missing !== undefined || regions.length === 0))
      return { version, type, state: missing === undefined ? null : (states[missing] ?? null) };
    states[structure.main] = to;
    Object.assign(states, changes);
  }
  return null;
}

/** Invariants of the events of every aggregate (reliability.md 5, System). */
export const logInvariants: readonly AggregateInvariant[] = [
  ofAggregate('E01', 'all', (subject) => {
    const gap = firstFaulty(subject, ({ version }, before) => {
      const expected = (before?.version ?? 0) + 1;
      return version === expected ? null : { expected };
    });
    const standing = subject.kept?.version ?? 0;
    return (
      gap ??
      (standing === subject.aggregate.version ? null : { standsAt: standing, eventsEndAt: subject.aggregate.version })
    );
  }),
  ofAggregate('E05', 'all', (subject) => {
    const broken = firstFaulty(subject, (event, before) => {
      if (hashOf(event) !== event.hash) return { wrong: 'hash' };
      return event.prevHash === (before?.hash ?? null) ? null : { wrong: 'prevHash' };
    });
    const last = subject.events.at(-1)?.hash ?? null;
    return broken ?? (subject.kept === null || subject.kept.headHash === last ? null : { wrong: 'headHash' });
  }),
  ofAggregate('P14', 'all', (subject) => {
    // Judges only events that the present machine decided: an earlier machine may have allowed others.
    const ours = new Set(
      subject.events.flatMap(({ version, machineHash: hash, machine }) =>
        hash === machineHash(machine) ? version : [],
      ),
    );
    const found = subject.differences.find(({ version }) => ours.has(version));
    return found
      ? { version: found.version, type: found.type, recorded: found.recorded, leadsTo: found.replayed }
      : null;
  }),
  ofAggregate('P14.declared', 'all', undeclared),
  ofAggregate('P14.continues', 'all', (subject) =>
    firstFaulty(subject, ({ from }, before) =>
      from === (before?.to ?? null) ? null : { from, reachedBefore: before?.to ?? null },
    ),
  ),
  ofAggregate('P19', 'all', (subject) => {
    const back = firstFaulty(subject, ({ at, occurredAt }, before) => {
      if (before !== undefined && at < before.at) return { at, before: before.at };
      return occurredAt <= at ? null : { at, occurredAt };
    });
    const last = subject.events.at(-1)?.at ?? null;
    return (
      back ?? (subject.kept === null || subject.kept.lastAt === last ? null : { lastAt: subject.kept.lastAt, last })
    );
  }),
  ofAggregate('E06', 'all', (subject) =>
    firstFaulty(subject, ({ actor, actorColumn, branchColumn }) => {
      if (actor.id === '' || (actor.kind !== 'person' && actor.kind !== 'system')) return { actor: actor.id };
      if (actor.kind === 'system' && actor.id !== 'system') return { actor: actor.id, kind: actor.kind };
      return actorColumn === actor.id && branchColumn === actor.branch
        ? null
        : { actor: actor.id, actorColumn, branch: actor.branch, branchColumn };
    }),
  ),
  ofAggregate('E06.second', 'all', (subject) =>
    firstFaulty(subject, ({ type, actor, requestedBy, version }) => {
      const request = subject.aggregateType.events[type]?.secondPerson ?? null;
      if (request === null || actor.kind === 'system') return null;
      // The person of the request itself, not only the one that the decision names.
      const asked = subject.events.findLast((event) => event.version < version && event.type === request)?.actor;
      const asker = asked?.kind === 'person' ? asked.id : (asked?.onBehalfOf ?? requestedBy);
      const isAnother = asker !== null && asker !== actor.id && asker !== actor.onBehalfOf;
      return asked !== undefined && asker === requestedBy && isAnother
        ? null
        : { request, requestedBy, asked: asked?.id ?? null, confirmedBy: actor.id };
    }),
  ),
  ofAggregate('E07', 'all', (subject) =>
    firstFaulty(subject, ({ correlation }) => {
      if (correlation === null) return { correlation };
      const verdict = subject.verdicts.get(correlation);
      return verdict?.status === 'accepted' ? null : { correlation, verdict: verdict?.status ?? null };
    }),
  ),
];
