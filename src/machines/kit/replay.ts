import type { AggregateType } from './aggregateType.ts';
import type { Aggregate } from './aggregate.ts';
import type { RecordedTransition } from './proposal.ts';
import { notCreated } from './notCreated.ts';

/** A recorded event whose outcome the present machine would not reach. It is listed; the recorded outcome is kept. */
export interface Difference {
  readonly id: string;
  readonly version: number;
  readonly type: string;
  readonly recorded: string;
  readonly replayed: string;
}

export interface Replayed {
  readonly aggregate: Aggregate;
  readonly differences: readonly Difference[];
}

/** Receives each event with the aggregate before and after it. */
export type Seen = (record: RecordedTransition, before: Aggregate, after: Aggregate) => void;

/**
 * Folds recorded events without their guards: today's rules never refuse a recorded event. The states are those
 * recorded; a different target in the machine's structure is listed as a difference.
 */
export function replay(
  aggregateType: AggregateType,
  id: string,
  records: readonly RecordedTransition[],
  from: Aggregate = notCreated(aggregateType, id),
  seen: Seen = () => {},
): Replayed {
  const differences: Difference[] = [];
  let aggregate = from;
  records.forEach((record, index) => {
    const before =
      voidedBy(record) === null
        ? aggregate
        : without(aggregateType, aggregate, record, records.slice(0, index)).aggregate;
    const after = step(aggregateType, before, record, differences);
    seen(record, aggregate, after);
    aggregate = after;
  });
  return { aggregate, differences };
}

/** An aggregate recomputed without some of its events. */
export interface Without {
  readonly aggregate: Aggregate;
  /** Type of the voided event; null if there is none. */
  readonly voids: string | null;
  /** Type of the restored event, if a correction itself is voided. */
  readonly restores: string | null;
  /** Types of later events that would not have been possible. */
  readonly dependents: readonly string[];
  /** Types of all later events that are not voided. */
  readonly later: readonly string[];
}

/** The lookups of a correction that `decide` computes from the log; no loader supplies them. */
export const lookupsFromTheLog: readonly string[] = ['voids', 'restores', 'dependents', 'later'];

/**
 * Recomputes the aggregate before a correction, without the voided event and those voided earlier. Requests for a
 * correction are left out too: they do not change the aggregate.
 */
export function without(
  aggregateType: AggregateType,
  aggregate: Aggregate,
  correction: Pick<RecordedTransition, 'type' | 'data'>,
  history: readonly RecordedTransition[],
): Without {
  const gone = goneWith(aggregateType, [...history, { ...correction, version: aggregate.version + 1 }]);
  const dependents: string[] = [];
  const again = history
    .filter(({ version }) => !gone.has(version))
    .reduce(
      (reached, record) => {
        if (voidedBy(record) === null && !isDeclared(aggregateType, reached, record.type)) dependents.push(record.type);
        return follow(aggregateType, reached, record);
      },
      notCreated(aggregateType, aggregate.id),
    );
  const target = voidedBy(correction);
  const voided = history.find(({ version }) => version === target);
  const back = voided === undefined ? null : voidedBy(voided);
  return {
    aggregate: { ...again, version: aggregate.version },
    voids: voided?.type ?? null,
    restores: history.find(({ version }) => version === back)?.type ?? null,
    dependents,
    later: history.filter(({ version }) => version > (target ?? 0) && !gone.has(version)).map(({ type }) => type),
  };
}

/** Returns the versions voided by corrections, and their requests. A voided correction voids nothing. */
function goneWith(
  aggregateType: AggregateType,
  records: readonly Pick<RecordedTransition, 'type' | 'data' | 'version'>[],
): Set<number> {
  const gone = new Set<number>();
  records.toReversed().forEach((record, index, latestFirst) => {
    const target = voidedBy(record);
    if (target === null) return;
    if (!gone.has(record.version)) gone.add(target);
    const asked = aggregateType.events[record.type]?.secondPerson;
    const request = latestFirst.slice(index + 1).find(({ type }) => type === asked);
    if (request) gone.add(request.version);
  });
  return gone;
}

const isDeclared = (aggregateType: AggregateType, aggregate: Aggregate, type: string): boolean =>
  (aggregateType.structure.regionsByEvent.get(type) ?? []).every((region) =>
    aggregateType.structure.transitions.get(aggregate.states[region] ?? '')?.has(type),
  );

/** Takes one event along the machine's structure and ignores its recorded outcome. */
function follow(aggregateType: AggregateType, aggregate: Aggregate, record: RecordedTransition): Aggregate {
  const { states, remembered } = move(aggregateType, aggregate, record.type);
  return evolved(aggregateType, aggregate, record, states, remembered);
}

/** Returns the version that a correction voids (operation 52), or null for any other event. */
export function voidedBy(record: Pick<RecordedTransition, 'type' | 'data'>): number | null {
  if (!record.type.endsWith('.eventVoided')) return null;
  const { version } = record.data as { version?: unknown };
  return typeof version === 'number' ? version : null;
}

/**
 * Takes one event along the machine's structure without its guards; adds a difference if the recorded outcome
 * differs.
 */
export function step(
  aggregateType: AggregateType,
  aggregate: Aggregate,
  record: RecordedTransition,
  differences: Difference[],
): Aggregate {
  const { structure } = aggregateType;
  const { states, remembered } = move(aggregateType, aggregate, record.type);
  const replayed = {
    main: states[structure.main] ?? '',
    ...changesOf(structure.regions, structure.main, aggregate.states, states),
  };
  if (voidedBy(record) === null && (replayed.main !== record.to || !sameChanges(replayed, record.changes))) {
    differences.push({
      id: aggregate.id,
      version: record.version,
      type: record.type,
      recorded: JSON.stringify({ main: record.to, ...record.changes }),
      replayed: JSON.stringify(replayed),
    });
    states[structure.main] = record.to;
    Object.assign(states, record.changes);
  }
  return evolved(aggregateType, aggregate, record, states, remembered);
}

/** Returns the states reached in every region that declares an event; a state without a transition for it is kept. */
function move(aggregateType: AggregateType, aggregate: Aggregate, type: string) {
  const { structure } = aggregateType;
  const states: Record<string, string> = { ...aggregate.states };
  let remembered = aggregate.remembered;
  for (const region of structure.regionsByEvent.get(type) ?? []) {
    const left = aggregate.states[region] ?? '';
    const to = structure.transitions.get(left)?.get(type)?.to ?? null;
    if (to === null) continue;
    if (typeof to === 'string') {
      for (const [history, leaves] of structure.histories) {
        if (leaves.has(left) && !leaves.has(to)) remembered = { ...remembered, [history]: left };
      }
      states[region] = to;
    } else {
      const [first = left] = structure.histories.get(to.history) ?? [];
      states[region] = aggregate.remembered[to.history] ?? first;
    }
  }
  return { states, remembered };
}

const evolved = (
  aggregateType: AggregateType,
  aggregate: Aggregate,
  record: RecordedTransition,
  states: Aggregate['states'],
  remembered: Aggregate['remembered'],
): Aggregate => ({
  id: aggregate.id,
  version: record.version,
  states,
  remembered,
  context: { ...(aggregate.context as object), ...aggregateType.evolve(aggregate.context, record) },
});

const changesOf = (
  regions: readonly string[],
  main: string,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Record<string, string> => {
  const changes: Record<string, string> = {};
  for (const region of regions) {
    const reached = after[region];
    if (region !== main && reached !== undefined && reached !== before[region]) changes[region] = reached;
  }
  return changes;
};

function sameChanges(replayed: Record<string, string>, recorded: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(recorded);
  return names.length === Object.keys(replayed).length - 1 && names.every((name) => replayed[name] === recorded[name]);
}
