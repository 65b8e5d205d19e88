import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type pg from 'pg';
import type { Actor } from '#machines/kit/actor.ts';
import { createPool } from '#server/database/pool.ts';
import { beginning, logAfter, type Place } from '#server/store/history.ts';
import { horizonPassed } from '../../support/horizon.ts';
import { created } from '../../support/orders.ts';
import { createStore, type Store } from '../../support/world.ts';

const WRITERS = 16;
/** Events, and transactions of the slow writer, after which the writers stop. */
const EVENTS = 1000;
const SLOW = 20;

let store: Store;
let clerk: Actor;
/** Connections of the readers and of the slow writer, separate from those of the writing processes. */
let pool: pg.Pool;

beforeAll(async () => {
  store = await createStore();
  clerk = await store.person('clerk.yangon');
  pool = createPool(store.database.url, 6);
});
afterAll(async () => {
  await pool.end();
  await store.close();
});

/** Follows the log as the server does. */
const careful = async (until: () => boolean): Promise<number[]> => {
  const seen: number[] = [];
  let place: Place = beginning;
  for (;;) {
    const last = until();
    const found = await logAfter(pool, place, 500);
    seen.push(...found.events.map(({ position }) => position));
    ({ place } = found);
    if (last && found.events.length === 0) return seen;
    await pause(1);
  }
};

/** Follows the log by the simple method: everything beyond the greatest position seen. */
const naive = async (until: () => boolean): Promise<number[]> => {
  const seen: number[] = [];
  for (;;) {
    const last = until();
    const { rows } = await pool.query<{ position: number }>(
      'select position from events where position > $1 order by position limit 500',
      [seen.at(-1) ?? 0],
    );
    seen.push(...rows.map(({ position }) => position));
    if (last && rows.length === 0) return seen;
    await pause(1);
  }
};

test(`under ${WRITERS} writers a reader sees every event once; one that goes by position alone loses some`, async () => {
  let writing = true;
  let [written, late] = [0, 0];
  const isEnough = (): boolean => written >= EVENTS && late >= SLOW;
  const processes = [store.proposer, store.another()];
  const write = async (index: number): Promise<void> => {
    while (!isEnough()) {
      const commands = Array.from({ length: 1 + (index % 5) }, () => ({ key: crypto.randomUUID(), ...created() }));
      await processes[index % processes.length]?.propose({
        mode: 'each',
        dryRun: false,
        actor: clerk,
        at: new Date().toISOString(),
        commands,
      });
      written += commands.length;
    }
  };
  const slow = async (): Promise<void> => {
    // Takes a position early and commits late, as every waiting transaction does.
    while (!isEnough()) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query(
          `insert into events (machine, id, version, type, data, known, to_state, changes, actor_id, actor, recorded_at, occurred_at,
             machine_version, machine_hash, hash)
           values ('order', $1, 1, 'order.created', '{}', '{}', 'x', '{}', 'x', '{}', '', '', 1, '', '')`,
          [crypto.randomUUID()],
        );
        await pause(30);
        await client.query('commit');
        late += 1;
      } finally {
        client.release();
      }
    }
  };
  const readers = [careful(() => !writing), careful(() => !writing), naive(() => !writing)];
  await Promise.all([...Array.from({ length: WRITERS }, (_, index) => write(index)), slow()]);
  await horizonPassed(pool);
  writing = false;
  const [one = [], two = [], obvious = []] = await Promise.all(readers);
  const { rows } = await store.pool.query<{ position: number }>('select position from events order by position');
  const all = rows.map(({ position }) => position);
  expect(all.length).toBeGreaterThan(EVENTS);
  for (const seen of [one, two]) {
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.toSorted((left, right) => left - right)).toEqual(all);
  }
  expect(one).toEqual(two);
  expect(obvious.length).toBeLessThan(all.length);
  console.log(`${all.length} events; going by position alone loses ${all.length - obvious.length}`);
});
