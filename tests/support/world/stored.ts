import type pg from 'pg';
import { nouns } from '#machines/nouns.ts';
import { loggedEvent } from '#server/store/history.ts';
import { write, type Writing } from '#server/store/append.ts';
import { streamKey, type Loaded } from '#server/store/load.ts';
import { uploadKnown } from '../uploads.ts';
import { World } from './world.ts';

/** Everything that was written to a world, to be written to a database again. */
export function recording(world: World): readonly Writing[] {
  const writings: Writing[] = [];
  world.onWrite = (writing) => writings.push(writing);
  return writings;
}

/** Writes what happened in a world into a database: from then on both know the same lives. */
export async function store(pool: pg.Pool, writings: readonly Writing[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const writing of writings) {
      await uploadKnown(client, writing.events, writing.at);
      await write(client, { ...writing, commands: [], refused: [] });
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}

type StreamRow = Parameters<typeof loggedEvent>[0];

interface LifeRow {
  machine: string;
  id: string;
  version: number;
  states: Loaded['life']['states'];
  remembered: Loaded['life']['remembered'];
  context: unknown;
  head_hash: string;
  last_at: string;
}

/** A world as a database has it now: the specification that the next answers are held to. */
export async function worldOf(pool: pg.Pool): Promise<World> {
  const [{ rows: lives }, { rows: events }] = await Promise.all([
    pool.query<LifeRow>('select * from streams'),
    pool.query<StreamRow>('select * from events order by position'),
  ]);
  const logs = Map.groupBy(events.map(loggedEvent), streamKey);
  const world = World.continued();
  for (const { machine, id, version, states, remembered, context, head_hash: headHash, last_at: lastAt } of lives) {
    const regions = nouns[machine]?.structure.regions ?? [];
    const ordered = Object.fromEntries(regions.map((region) => [region, states[region] ?? '']));
    const life = { id, version, states: ordered, remembered, context };
    world.admit(machine, { life, headHash, lastAt }, logs.get(`${machine}/${id}`) ?? []);
  }
  return world;
}
