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

/**
 * Folds recorded events with the guards open: yesterday's events are never refused by today's rules.
 * The states are those recorded; where the machine's structure would lead elsewhere, that is a difference.
 */
export function replay(noun: Noun, id: string, records: readonly Recorded[], from: Life = unborn(noun, id)): Replayed {
  const voided = new Set<number>();
  const differences: Difference[] = [];
  let life = from;
  for (const record of records) {
    const target = voidedBy(record);
    if (target !== null) {
      voided.add(target);
      const kept = records.filter((other) => other.version < record.version && !voided.has(other.version));
      const again = kept.reduce((state, other) => step(noun, state, other, []), unborn(noun, id));
      life = step(noun, { ...again, version: life.version }, record, differences);
      continue;
    }
    life = step(noun, life, record, differences);
  }
  return { life, differences };
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
  const states: Record<string, string> = { ...life.states };
  let remembered = life.remembered;
  for (const region of structure.knowing.get(record.type) ?? []) {
    const left = life.states[region] ?? '';
    const to = structure.ways.get(left)?.get(record.type)?.to ?? null;
    if (to === null) continue;
    if (typeof to === 'string') {
      for (const [history, leaves] of structure.histories) {
        if (leaves.has(left) && !leaves.has(to)) remembered = { ...remembered, [history]: left };
      }
      states[region] = to;
    } else {
      states[region] = life.remembered[to.history] ?? left;
    }
  }
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
  const evolved = noun.evolve(life.context, record);
  return {
    id: life.id,
    version: record.version,
    states,
    remembered,
    context: { ...(life.context as object), ...evolved },
  };
}

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
