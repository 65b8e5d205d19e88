import type pg from 'pg';
import { replay } from '#machines/kit/replay.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { canonical } from '#server/store/canonical.ts';
import { loggedEvent } from '#server/store/history.ts';
import { hashOf, type LoggedEvent } from '#server/store/record.ts';
import { rowTable } from '#server/store/tables.ts';

interface Kept {
  machine: string;
  id: string;
  version: number;
  states: unknown;
  context: unknown;
  head_hash: string;
}

/**
 * Returns all faults of a database's log, in sentences; empty for a valid log. Checks versions, hash chains, times, and
 * aggregates and rows against their events.
 */
export async function auditOf(pool: pg.Pool): Promise<string[]> {
  const { rows: logged } = await pool.query('select * from events order by machine, id, version');
  const { rows: aggregates } = await pool.query<Kept>('select * from streams');
  const rowOf = new Map<string, Record<string, unknown>>();
  for (const machine of new Set(aggregates.map((aggregate) => aggregate.machine))) {
    const { rows } = await pool.query(`select id, version, row from ${rowTable(machine)}`);
    for (const { id, version, row } of rows) rowOf.set(`${machine}/${id}`, { ...row, version });
  }
  const streams = Map.groupBy(logged.map(loggedEvent), ({ machine, id }) => `${machine}/${id}`);
  const kept = new Map(aggregates.map((aggregate) => [`${aggregate.machine}/${aggregate.id}`, aggregate]));
  const orphans = [...kept.keys()].filter((key) => !streams.has(key)).map((key) => `${key} has no events`);
  return [
    ...orphans,
    ...[...streams].flatMap(([key, events]) => [
      ...chainFaults(key, events),
      ...foldFaults(key, events, kept.get(key), rowOf.get(key)),
    ]),
  ];
}

function chainFaults(key: string, events: readonly LoggedEvent[]): string[] {
  return events.flatMap(({ hash, ...event }, index) => {
    const before = events[index - 1];
    return [
      event.version === index + 1 ? '' : `${key} has version ${event.version} in place ${index + 1}`,
      event.prevHash === (before?.hash ?? null) ? '' : `${key}@${event.version} does not continue the event before it`,
      hashOf(event) === hash ? '' : `${key}@${event.version} does not say what it was signed for`,
      before === undefined || before.at <= event.at
        ? ''
        : `${key}@${event.version} was recorded before the one before it`,
    ].filter((fault) => fault !== '');
  });
}

function foldFaults(
  key: string,
  events: readonly LoggedEvent[],
  kept: Kept | undefined,
  row: Record<string, unknown> | undefined,
): string[] {
  const [machine = '', id = ''] = key.split(/\/(.*)/s);
  const aggregateType = aggregateTypes[machine];
  if (!aggregateType) return [`${key} is of no machine`];
  if (!kept) return [`${key} has events but no life`];
  const { aggregate, differences } = replay(aggregateType, id, events);
  const same = (one: unknown, other: unknown) => canonical(one) === canonical(other);
  return [
    ...differences.map((difference) => `${key} replays differently: ${JSON.stringify(difference)}`),
    kept.version === aggregate.version
      ? ''
      : `${key} is kept at version ${kept.version}, its events end at ${aggregate.version}`,
    same(kept.states, aggregate.states) ? '' : `${key} is kept in other states than its events lead to`,
    same(kept.context, aggregate.context) ? '' : `${key} is kept with other facts than its events lead to`,
    kept.head_hash === events.at(-1)?.hash ? '' : `${key} is kept with another head than its last event`,
    same(row, aggregateType.row(aggregate)) ? '' : `${key} has another row than its events lead to`,
  ].filter((fault) => fault !== '');
}

/** Closes a store and fails when its log contradicts itself. */
export async function closeAudited(store: {
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}): Promise<void> {
  const faults = await auditOf(store.pool);
  await store.close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
