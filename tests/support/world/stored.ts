import type pg from 'pg';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { loggedEvent } from '#server/store/history.ts';
import { write } from '#server/store/append.ts';
import type { Writing } from '#server/store/writing.ts';
import type { Loaded } from '#server/store/load.ts';
import { streamKey } from '#server/store/streamName.ts';
import { uploadLookups } from '#modelTesting/world/uploads.ts';
import { World } from '#modelTesting/world/world.ts';

/** Records all writes to a world, for a later copy into a database. */
export function recording(world: World): readonly Writing[] {
  const writings: Writing[] = [];
  world.onWrite = (writing) => writings.push(writing);
  return writings;
}

/** Writes the events of a world into a database: both then contain the same aggregates. */
export async function store(pool: pg.Pool, writings: readonly Writing[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const writing of writings) {
      await uploadLookups(client, writing.events, writing.at);
      await write(client, { ...writing, commands: [], refused: [] });
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}

type StreamRow = Parameters<typeof loggedEvent>[0];

interface AggregateRow {
  machine: string;
  id: string;
  version: number;
  states: Loaded['aggregate']['states'];
  remembered: Loaded['aggregate']['remembered'];
  context: unknown;
  head_hash: string;
  last_at: string;
}

/** Returns the current database as a world: the specification of the next answers. */
export async function worldOf(pool: pg.Pool): Promise<World> {
  const [{ rows: aggregates }, { rows: events }] = await Promise.all([
    pool.query<AggregateRow>('select * from streams'),
    pool.query<StreamRow>('select * from events order by position'),
  ]);
  const logs = Map.groupBy(events.map(loggedEvent), streamKey);
  const world = World.continued();
  for (const {
    machine,
    id,
    version,
    states,
    remembered,
    context,
    head_hash: headHash,
    last_at: lastAt,
  } of aggregates) {
    const regions = aggregateTypes[machine]?.structure.regions ?? [];
    const ordered = Object.fromEntries(regions.map((region) => [region, states[region] ?? '']));
    const aggregate = { id, version, states: ordered, remembered, context };
    world.admit(machine, { aggregate, headHash, lastAt }, logs.get(`${machine}/${id}`) ?? []);
  }
  return world;
}
