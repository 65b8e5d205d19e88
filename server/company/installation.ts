import type pg from 'pg';
import { json } from '../store/json.ts';
import { loadAggregates } from '../store/load.ts';
import { streamKey } from '../store/streamName.ts';
import { kinds, nameOf, type CompanyEntry, type CompanyMachine } from './entry.ts';
import type { Side } from './merge.ts';

/** An entry as it was last shipped to this installation. */
export interface Shipped extends CompanyEntry {
  /** Id of its aggregate in this installation, if known. */
  readonly id: string | null;
  readonly inUse: boolean;
}

interface ShippedRow extends Omit<Shipped, 'inUse'> {
  readonly in_use: boolean;
}

/** Returns what was shipped to this installation, by the entries' names. */
export async function readShipped(client: Pick<pg.ClientBase, 'query'>): Promise<ReadonlyMap<string, Shipped>> {
  const { rows } = await client.query<ShippedRow>('select machine, key, id, fields, in_use from company_entries');
  return new Map(rows.map(({ in_use: inUse, ...row }) => [nameOf(row), { ...row, inUse }]));
}

/** Returns the latest version that arrived in this installation; null before the first. */
export async function latestVersion(client: Pick<pg.ClientBase, 'query'>): Promise<number | null> {
  const { rows } = await client.query<{ version: number | null }>(
    'select max(version) as version from company_versions',
  );
  return rows[0]?.version ?? null;
}

/** Records what was shipped, with its version. */
export async function keepShipped(
  client: pg.ClientBase,
  version: number,
  entries: readonly Shipped[],
  at: string,
): Promise<void> {
  await client.query('insert into company_versions (version, at) values ($1, $2) on conflict do nothing', [
    version,
    at,
  ]);
  await client.query(
    `insert into company_entries (machine, key, id, fields, in_use, version)
     select machine, key, id, fields, in_use, $6 from rows from (unnest($1::text[], $2::text[], $3::text[]),
       jsonb_array_elements($4::jsonb), unnest($5::boolean[])) as given (machine, key, id, fields, in_use)
     on conflict (machine, key) do update set id = excluded.id, fields = excluded.fields, in_use = excluded.in_use,
       version = excluded.version`,
    [
      entries.map(({ machine }) => machine),
      entries.map(({ key }) => key),
      entries.map(({ id }) => id),
      json(entries.map(({ fields }) => fields)),
      entries.map(({ inUse }) => inUse),
      version,
    ],
  );
}

/** An entry that the installation has now. */
export interface Own extends Side {
  readonly id: string;
  readonly version: number;
}

/** An entry to look up, with its shipped version. */
interface Wanted extends Pick<CompanyEntry, 'machine' | 'key'> {
  readonly shipped: Shipped | null;
}

/** Returns the ids of entries in this installation, by name; an entry that was never registered may have none. */
async function idsOf(client: pg.ClientBase, entries: readonly Wanted[]): Promise<ReadonlyMap<string, string>> {
  const unknown = entries.filter(({ machine, shipped }) => machine === 'dictionary' && !shipped?.id);
  const { rows } = await client.query<{ key: string; id: string; state: string }>(
    `select dict || ' ' || value as key, id, state from row_dictionary where dict || ' ' || value = any($1) order by id`,
    [unknown.map(({ key }) => key)],
  );
  const found = Map.groupBy(rows, ({ key }) => key);
  return new Map(
    entries.flatMap((entry) => {
      const { machine, key, shipped } = entry;
      if (machine !== 'dictionary' || shipped?.id) return [[nameOf(entry), shipped?.id ?? key]];
      const sameValue = found.get(key) ?? [];
      // Of entries with the same value, the shipped one is the first; of those made here, the one in use counts.
      const one = shipped ? sameValue[0] : (sameValue.find(({ state }) => state === 'registered') ?? sameValue[0]);
      return one ? [[nameOf(entry), one.id]] : [];
    }),
  );
}

/** Loads the aggregates of entries by the entries' names and locks them until the transaction ends. */
export async function loadOwn(client: pg.ClientBase, entries: readonly Wanted[]): Promise<ReadonlyMap<string, Own>> {
  const ids = await idsOf(client, entries);
  const wanted = entries.flatMap((entry) => {
    const id = ids.get(nameOf(entry));
    return id === undefined ? [] : [{ name: nameOf(entry), machine: entry.machine, id }];
  });
  const loaded = await loadAggregates(client, wanted, 'change');
  return new Map(
    wanted.flatMap(({ name, machine, id }) => {
      const aggregate = loaded.get(streamKey({ machine, id }))?.aggregate;
      if (!aggregate) return [];
      const fields = aggregate.context as Own['fields'];
      return [[name, { id, version: aggregate.version, fields, inUse: aggregate.states[machine] === 'registered' }]];
    }),
  );
}

/** Returns the names of the entries in use directly below others, by the names of the latter. */
export async function entriesBelow(
  client: pg.ClientBase,
  machine: CompanyMachine,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { aboveOf } = kinds[machine];
  const { rows } = await client.query<{ key: string; row: CompanyEntry['fields'] }>(
    `select id as key, row from row_${machine} where state = 'registered' order by id`,
  );
  const below = new Map<string, string[]>();
  for (const { key, row } of rows) {
    const above = aboveOf(row);
    if (above === null) continue;
    const name = nameOf({ machine, key: above });
    below.set(name, [...(below.get(name) ?? []), nameOf({ machine, key })]);
  }
  return below;
}
