import { afterAll, beforeAll, expect, it } from 'vitest';
import { upgradeDatabase } from '#server/upgrade.ts';
import { newOrder } from '../support/orders.ts';
import { createStore, type Store } from '../support/world.ts';

let store: Store;
beforeAll(async () => {
  store = await createStore();
});
afterAll(() => store.close());

const lines = async (): Promise<string[]> => {
  const said: string[] = [];
  await upgradeDatabase(store.pool, (line) => said.push(line));
  return said;
};

it('the upgrade says a line with its count for each step that an older database needs, and none again', async () => {
  await newOrder(store, await store.person('admin'));
  const { rows } = await store.pool.query<{ streams: number; orders: number }>(
    'select (select count(*) from streams)::int as streams, (select count(*) from row_order)::int as orders',
  );
  await store.pool.query('truncate text_forms; truncate stock_moves; drop table row_api_key');
  await store.pool.query('insert into orders_without_phases select id from row_order');
  const said = await lines();
  expect(said.filter((line) => !/ledger/.test(line))).toEqual([
    'Upgrading the database, tables of new record types: 1 ...',
    `Upgrading the database, records whose texts and phones get one form: ${rows[0]?.streams} ...`,
    `Upgrading the database, orders whose movements are derived: ${rows[0]?.orders} ...`,
    `Upgrading the database, orders whose times of phases are derived: ${rows[0]?.orders} ...`,
  ]);
  await store.pool.query('delete from text_forms');
  expect((await lines()).filter((line) => /new record types/.test(line))).toEqual([]);
});
