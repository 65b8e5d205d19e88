import type { Life, Noun } from './noun.ts';
import type { Recorded } from './proposal.ts';
import { unborn } from './unborn.ts';

/** A recorded event whose outcome the present machine would not reach: listed, never argued with. */
export interface Difference {
  readonly id: string;
  readonly version: number;
  readonly type: string;
  readonly recorded: string;
  readonly replayed: string;
}

export interface Replayed {
  readonly life: Life;
  readonly differences: readonly Difference[];
}

/** Hears of each event, with the life as it found it and as it left it. */
export type Seen = (record: Recorded, before: Life, after: Life) => void;

/**
 * Folds recorded events with the guards open: yesterday's events are never refused by today's rules.
 * The states are those recorded; where the machine's structure would lead elsewhere, that is a difference.
 */
export function replay(
  noun: Noun,
  id: string,
  records: readonly Recorded[],
  from: Life = unborn(noun, id),
  seen: Seen = () => {},
): Replayed {
  const differences: Difference[] = [];
  let life = from;
  records.forEach((record, index) => {
    const before = voidedBy(record) === null ? life : without(noun, life, record, records.slice(0, index)).life;
    const after = step(noun, before, record, differences);
    seen(record, life, after);
    life = after;
  });
  return { life, differences };
}

/** A life as it would be had some of its events not happened. */
export interface Without {
  readonly life: Life;
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
export const factsFromTheLog: readonly string[] = ['voids', 'restores', 'dependents', 'later'];

/**
 * The life before a correction, recomputed without the event it declares void and those declared void earlier.
 * Requests that led to a correction are left out too: they asked for the correction, not for anything of the life.
 */
export function without(
  noun: Noun,
  life: Life,
  correction: Pick<Recorded, 'type' | 'data'>,
  history: readonly Recorded[],
): Without {
  const gone = goneWith(noun, [...history, { ...correction, version: life.version + 1 }]);
  const dependents: string[] = [];
  const again = history
    .filter(({ version }) => !gone.has(version))
    .reduce(
      (reached, record) => {
        if (voidedBy(record) === null && !isDeclared(noun, reached, record.type)) dependents.push(record.type);
        return follow(noun, reached, record);
      },
      unborn(noun, life.id),
    );
  const target = voidedBy(correction);
  const voided = history.find(({ version }) => version === target);
  const back = voided === undefined ? null : voidedBy(voided);
  return {
    life: { ...again, version: life.version },
    voids: voided?.type ?? null,
    restores: history.find(({ version }) => version === back)?.type ?? null,
    dependents,
    later: history.filter(({ version }) => version > (target ?? 0) && !gone.has(version)).map(({ type }) => type),
  };
}

/** Versions taken back by corrections, and by the requests for them; a correction itself declared void takes nothing back. */
function goneWith(noun: Noun, records: readonly Pick<Recorded, 'type' | 'data' | 'version'>[]): Set<number> {
  const gone = new Set<number>();
  records.toReversed().forEach((record, index, latestFirst) => {
    const target = voidedBy(record);
    if (target === null) return;
    if (!gone.has(record.version)) gone.add(target);
    const asked = noun.events[record.type]?.secondPerson;
    const request = latestFirst.slice(index + 1).find(({ type }) => type === asked);
    if (request) gone.add(request.version);
  });
  return gone;
}

const isDeclared = (noun: Noun, life: Life, type: string): boolean =>
  (noun.structure.knowing.get(type) ?? []).every((region) =>
    noun.structure.ways.get(life.states[region] ?? '')?.has(type),
  );

/** One event along the structure of the machine, whatever was recorded of its outcome. */
function follow(noun: Noun, life: Life, record: Recorded): Life {
  const { states, remembered } = move(noun, life, record.type);
  return evolved(noun, life, record, states, remembered);
}

/** The version that a correction declares void (operation 52), or null for any other event. */
export function voidedBy(record: Pick<Recorded, 'type' | 'data'>): number | null {
  if (!record.type.endsWith('.eventVoided')) return null;
  const { version } = record.data as { version?: unknown };
  return typeof version === 'number' ? version : null;
}

/** One event, taken along the structure of the machine without asking its guards. */
export function step(noun: Noun, life: Life, record: Recorded, differences: Difference[]): Life {
  const { structure } = noun;
  const { states, remembered } = move(noun, life, record.type);
  const replayed = {
    main: states[structure.main] ?? '',
    ...changesOf(structure.regions, structure.main, life.states, states),
  };
  if (voidedBy(record) === null && (replayed.main !== record.to || !sameChanges(replayed, record.changes))) {
    differences.push({
      id: life.id,
      version: record.version,
      type: record.type,
      recorded: JSON.stringify({ main: record.to, ...record.changes }),
      replayed: JSON.stringify(replayed),
    });
    states[structure.main] = record.to;
    Object.assign(states, record.changes);
  }
  return evolved(noun, life, record, states, remembered);
}

/** Where an event leads in every region that knows it; a state without a way for it is not left. */
function move(noun: Noun, life: Life, type: string) {
  const { structure } = noun;
  const states: Record<string, string> = { ...life.states };
  let remembered = life.remembered;
  for (const region of structure.knowing.get(type) ?? []) {
    const left = life.states[region] ?? '';
    const to = structure.ways.get(left)?.get(type)?.to ?? null;
    if (to === null) continue;
    if (typeof to === 'string') {
      for (const [history, leaves] of structure.histories) {
        if (leaves.has(left) && !leaves.has(to)) remembered = { ...remembered, [history]: left };
      }
      states[region] = to;
    } else {
      const [first = left] = structure.histories.get(to.history) ?? [];
      states[region] = life.remembered[to.history] ?? first;
    }
  }
  return { states, remembered };
}

const evolved = (
  noun: Noun,
  life: Life,
  record: Recorded,
  states: Life['states'],
  remembered: Life['remembered'],
): Life => ({
  id: life.id,
  version: record.version,
  states,
  remembered,
  context: { ...(life.context as object), ...noun.evolve(life.context, record) },
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
