import { system } from '#machines/kit/actor.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { RecordedEvent, RecordedTransition } from '#machines/kit/proposal.ts';
import { step } from '#machines/kit/replay.ts';
import type { OptimisticEvent } from '#machines/scanning/station/index.ts';
import type { Desk, Fields, Listed, Standing } from '../desk.ts';

type Part = Map<string, Listed>;

const recordedEventOf = (id: string, { type, data, lookups, at }: Omit<OptimisticEvent, 'token'>): RecordedEvent => ({
  type,
  id,
  data,
  lookups,
  at,
  occurredAt: at,
  actor: { id: system.id, name: '', branch: null, merchant: null, onBehalfOf: null },
});

/**
 * Reads an aggregate of ten thousand listed things at the scanned one. Each question about a thing costs the same for
 * any length of the list. The machine's own rules and evolve run on an aggregate that lists this thing alone.
 */
export function createOptimisticVerdicts({ aggregateType, parts, keyOf, groupOf }: Desk, aggregate: Aggregate) {
  const kept = new Map<string, Part>();
  const supposed = new Map<string, OptimisticEvent[]>();
  /** Places of things with assumed events. */
  const believed = new Map<string, Standing | null>();
  const groups = new Map<string, Set<string>>();
  const placed = new Map<string, string>();
  /** The keys of groups as they were last asked for: the same list until one comes or goes. */
  const asked = new Map<string, readonly string[]>();
  let { version, states, remembered } = aggregate;
  let plain: Fields = {};

  const standingIn = (fields: Fields, key: string): Standing | null => {
    for (const part of parts) {
      const listed = (fields[part] as Readonly<Record<string, Listed>> | undefined)?.[key];
      if (listed) return { part, listed };
    }
    return null;
  };
  const keptStanding = (key: string): Standing | null => {
    for (const part of parts) {
      const listed = kept.get(part)?.get(key);
      if (listed) return { part, listed };
    }
    return null;
  };
  const contextWith = (key: string | null, standing: Standing | null): Fields => ({
    ...plain,
    ...Object.fromEntries(
      parts.map((part) => [part, key !== null && standing?.part === part ? { [key]: standing.listed } : {}]),
    ),
  });
  const aggregateWith = (context: Fields): Aggregate => ({ id: aggregate.id, version, states, remembered, context });

  const place = (key: string, standing: Standing | null): void => {
    const before = placed.get(key);
    const now = standing ? groupOf(standing) : undefined;
    if (before === now) return;
    for (const group of [before, now]) if (group !== undefined) asked.delete(group);
    if (before !== undefined) groups.get(before)?.delete(key);
    if (now === undefined) return void placed.delete(key);
    placed.set(key, now);
    groups.set(now, (groups.get(now) ?? new Set()).add(key));
  };
  /** Applies all assumed events of a thing to its stored entry again; returns the resulting fields. */
  const believe = (key: string): Fields => {
    const own = supposed.get(key) ?? [];
    let fields = contextWith(key, keptStanding(key));
    for (const one of own) fields = { ...fields, ...aggregateType.evolve(fields, recordedEventOf(aggregate.id, one)) };
    const standing = standingIn(fields, key);
    if (own.length === 0) believed.delete(key);
    else believed.set(key, standing);
    place(key, standing);
    return fields;
  };
  const standingOf = (key: string): Standing | null =>
    believed.has(key) ? (believed.get(key) ?? null) : keptStanding(key);

  const context = aggregate.context as Fields;
  for (const part of parts)
    kept.set(part, new Map(Object.entries((context[part] as Fields) ?? {}) as [string, Listed][]));
  plain = Object.fromEntries(Object.entries(context).filter(([name]) => !parts.includes(name)));
  for (const [part, things] of kept) for (const [key, listed] of things) place(key, { part, listed });

  return {
    id: aggregate.id,
    version: (): number => version,
    states: (): Aggregate['states'] => states,
    /** The aggregate's main state. */
    state: (): string => states[aggregateType.structure.main] ?? '',
    /** Fields that list nothing. */
    plain: (): Fields => plain,
    standingOf,
    /** The aggregate as far as one thing is concerned; what is supposed of the thing counts. */
    about: (key: string): Aggregate => aggregateWith(contextWith(key, standingOf(key))),
    /** Sets the whole aggregate from the server. Takes time with the length of its lists. */
    whole: (): Aggregate =>
      aggregateWith({
        ...plain,
        ...Object.fromEntries([...kept].map(([part, things]) => [part, Object.fromEntries(things)])),
      }),
    /** Numbers of the things of a group, in the order in which they came into it. */
    keysIn(group: string): readonly string[] {
      const keys = asked.get(group) ?? [...(groups.get(group) ?? [])];
      asked.set(group, keys);
      return keys;
    },
    /** Numbers of all listed things. */
    keys: (): readonly string[] => [...placed.keys()],
    count: (group: string): number => groups.get(group)?.size ?? 0,
    total: (): number => placed.size,
    /** Returns the fields that an event of a thing would result in, by what the server has recorded. */
    imagine(key: string, one: Omit<OptimisticEvent, 'token'>): Fields {
      const fields = contextWith(key, keptStanding(key));
      return { ...fields, ...aggregateType.evolve(fields, recordedEventOf(aggregate.id, one)) };
    },
    /** Assumes an event of a thing; returns the resulting fields. */
    suppose(key: string, one: OptimisticEvent): Fields {
      supposed.set(key, [...(supposed.get(key) ?? []), one]);
      return believe(key);
    },
    /** Supposes something no more. */
    drop(key: string, token: string): void {
      const left = (supposed.get(key) ?? []).filter((one) => one.token !== token);
      if (left.length === 0) supposed.delete(key);
      else supposed.set(key, left);
      believe(key);
    },
    /** Applies the next event of the log; null when it concerns the whole aggregate, which must be read again. */
    take(record: RecordedTransition): Fields | null {
      const key = keyOf(record.data as Fields);
      if (key === null || record.version !== version + 1) return null;
      const after = step(aggregateType, aggregateWith(contextWith(key, keptStanding(key))), record, []);
      const fields = after.context as Fields;
      ({ version, states, remembered } = after);
      plain = Object.fromEntries(Object.entries(fields).filter(([name]) => !parts.includes(name)));
      const standing = standingIn(fields, key);
      if (standing) kept.get(standing.part)?.set(key, standing.listed);
      believe(key);
      return fields;
    },
  };
}

export type OptimisticVerdicts = ReturnType<typeof createOptimisticVerdicts>;
