import type { Aggregate, AggregateType } from './aggregateType.ts';
import type { RecordedTransition } from './proposal.ts';
import { notCreated } from './notCreated.ts';

/** A recorded event whose outcome the present machine would not reach: listed, never argued with. */
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

/** Hears of each event, with the aggregate as it found it and as it left it. */
export type Seen = (record: RecordedTransition, before: Aggregate, after: Aggregate) => void;

/**
 * Folds recorded events with the guards open: yesterday's events are never refused by today's rules.
 * The states are those recorded; where the machine's structure would lead elsewhere, that is a difference.
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

/** An aggregate as it would be had some of its events not happened. */
export interface Without {
  readonly aggregate: Aggregate;
  /** Type of the event declared void; null when there is none. */
  readonly voids: string | null;
  /** Type of the event that comes back, when a correction itself is declared void. */
  readonly restores: string | null;
  /** Types of later events that could not have happened then. */
  readonly dependents: readonly string[];
  /** Types of all later events that stand. */
  readonly later: readonly string[];
}

/** The facts about a correction that the log alone tells: `decide` works them out, nobody is asked for them. */
export const lookupsFromTheLog: readonly string[] = ['voids', 'restores', 'dependents', 'later'];

/**
 * The aggregate before a correction, recomputed without the event it declares void and those declared void earlier.
 * Requests that led to a correction are left out too: they asked for the correction, not for anything of the aggregate.
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

/** Versions taken back by corrections, and by the requests for them; a correction itself declared void takes nothing back. */
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
  (aggregateType.structure.knowing.get(type) ?? []).every((region) =>
    aggregateType.structure.transitions.get(aggregate.states[region] ?? '')?.has(type),
  );

/** One event along the structure of the machine, whatever was recorded of its outcome. */
function follow(aggregateType: AggregateType, aggregate: Aggregate, record: RecordedTransition): Aggregate {
  const { states, remembered } = move(aggregateType, aggregate, record.type);
  return evolved(aggregateType, aggregate, record, states, remembered);
}

/** The version that a correction declares void (operation 52), or null for any other event. */
export function voidedBy(record: Pick<RecordedTransition, 'type' | 'data'>): number | null {
  if (!record.type.endsWith('.eventVoided')) return null;
  const { version } = record.data as { version?: unknown };
  return typeof version === 'number' ? version : null;
}

/** One event, taken along the structure of the machine without asking its guards. */
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

/** Where an event leads in every region that knows it; a state without a way for it is not left. */
function move(aggregateType: AggregateType, aggregate: Aggregate, type: string) {
  const { structure } = aggregateType;
  const states: Record<string, string> = { ...aggregate.states };
  let remembered = aggregate.remembered;
  for (const region of structure.knowing.get(type) ?? []) {
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
