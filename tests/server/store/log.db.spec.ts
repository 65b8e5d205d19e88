import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { historyOf } from '#server/store/history.ts';
import { hashOf } from '#server/store/record.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { createStore, minutes, type Store } from '../../support/world.ts';

let store: Store;
let clerk: Actor;

beforeAll(async () => {
  store = await createStore();
  clerk = await store.person('clerk.yangon');
});
afterAll(() => store.close());

const label = { kind: 'waybill', reason: 'Torn' };

describe('the log', () => {
  test.each([
    ['changed', `update events set data = '{}' where position = (select max(position) from events)`],
    ['removed', 'delete from events where position = (select max(position) from events)'],
    ['emptied', 'truncate events'],
    ['emptied with others', 'truncate events, streams cascade'],
  ])('the log is never %s', async (_, statement) => {
    const before = await store.counts();
    await expect(store.pool.query(statement)).rejects.toThrow('Events are never changed or removed.');
    expect(await store.counts()).toEqual(before);
  });

  const copy = (columns: string, values: string) =>
    `insert into events (machine, id, version, type, operation, data, known, from_state, to_state, changes, actor_id, actor, branch,
       requested_by, recorded_at, occurred_at, machine_version, machine_hash, cause, correlation, prev_hash, hash)
     select machine, id, version + 1, type, operation, data, known, from_state, to_state, changes, actor_id, actor, branch,
       requested_by, recorded_at, occurred_at, machine_version, machine_hash, cause, correlation, prev_hash, hash
     from (select (jsonb_populate_record(e, jsonb_build_object(${columns}, ${values}))).* from events e
           where machine = 'order' order by position desc limit 1) copied`;

  test('the log takes no event of a second person who is the first one', async () => {
    await newOrder(store, clerk);
    await expect(store.pool.query(copy(`'requested_by'`, 'e.actor_id'))).rejects.toThrow(/check constraint/);
    const client = await store.pool.connect();
    try {
      await client.query('begin');
      const other = await client.query(copy(`'requested_by'`, `'somebody else'`));
      expect(other.rowCount).toBe(1);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  test('the log takes no version twice, and none below one', async () => {
    await newOrder(store, clerk);
    await expect(store.pool.query(copy(`'version'`, 'e.version - 1'))).rejects.toThrow(/unique constraint/);
    await expect(store.pool.query(copy(`'version'`, '-1'))).rejects.toThrow(/check constraint/);
  });
});

describe('the times of one aggregate', () => {
  test('the times of one aggregate never go back, though a request waited while a later one was served', async () => {
    const id = await newOrder(store, clerk);
    const times = [minutes(20), minutes(5), minutes(30), minutes(10)];
    for (const at of times) {
      const { status } = await store.propose(clerk, toOrder(id, 'order.labelPrinted', label), { at });
      expect(status).toBe('accepted');
    }
    const history = await historyOf(store.pool, { machine: 'order', id });
    expect(history.slice(2).map(({ at }) => at)).toEqual([minutes(20), minutes(20), minutes(30), minutes(30)]);
    const { rows } = await store.pool.query(`select last_at from streams where id = $1`, [id]);
    expect(rows).toEqual([{ last_at: minutes(30) }]);
  });

  test('the times of one aggregate do not go back within one batch either', async () => {
    const id = await newOrder(store, clerk);
    const batch = (at: string) => store.proposeAll(clerk, [toOrder(id, 'order.labelPrinted', label)], { at });
    await Promise.all([minutes(9), minutes(3), minutes(7), minutes(1)].map(batch));
    const times = (await historyOf(store.pool, { machine: 'order', id })).map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => (one < other ? -1 : 1)));
    expect(times).toHaveLength(6);
  });
});

test('every event carries the hash of what it says and of the event before it', async () => {
  const id = await newOrder(store, clerk);
  await store.proposeAll(clerk, [
    toOrder(id, 'order.labelPrinted', label),
    toOrder(id, 'order.extraFeeAdded', { kind: 'upstairs', amount: 50_000, channel: 'cash', stage: 'sign' }),
  ]);
  const history = await historyOf(store.pool, { machine: 'order', id });
  expect(history.map(({ version }) => version)).toEqual(history.map((_, index) => index + 1));
  let before: string | null = null;
  for (const { position: _, hash, ...event } of history) {
    expect(event.prevHash).toBe(before);
    expect(hashOf(event)).toBe(hash);
    before = hash;
  }
  const { rows } = await store.pool.query(`select head_hash, version from streams where id = $1`, [id]);
  expect(rows).toEqual([{ head_hash: before, version: history.length }]);
});
