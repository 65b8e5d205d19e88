import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order } from '#machines/order/index.ts';
import { groupsOf } from '#server/store/groups/groups.ts';
import { columnsOf } from '#server/store/selection/columns.ts';
import { newOrder } from '../../support/orders.ts';
import { createStore, NOW, type Store } from '../../support/world.ts';

const PROMISED = '2026-11-20T05:00:00.000Z';

/** Orders as an earlier version wrote them: state, end, promise, and the minutes that this one writes. */
const ROWS = [
  ['signed', '2026-11-20T05:00:00.000Z', PROMISED, 0],
  ['signed', '2026-11-20T04:59:30.000Z', PROMISED, 0],
  ['signed', '2026-11-20T05:00:00.001Z', PROMISED, 1],
  ['signed', '2026-11-20T06:30:00.000Z', PROMISED, 90],
  ['signed', '2026-11-19T05:00:00.000Z', PROMISED, -1440],
  ['signed', PROMISED, null, null],
  ['returnSigned', PROMISED, PROMISED, null],
  ['delivering', null, PROMISED, null],
] as const;

let store: Store;
beforeAll(async () => {
  store = await createStore();
  await newOrder(store, await store.person('clerk.yangon'));
  for (const [index, [state, endedAt, expectedDeliveryTime]] of ROWS.entries())
    await store.pool.query(
      `insert into row_order (id, version, state, branches, row)
       select $1, 1, $2, branches, (row || $3) - 'lateMinutes' from row_order limit 1`,
      [`OLD${index}`, state, { endedAt, expectedDeliveryTime }],
    );
  await store.pool.query(readFileSync('server/sql/208_late_minutes.sql', 'utf8'));
});
afterAll(() => store.close());

test('older rows are as late as they would be written now', async () => {
  const { rows } = await store.pool.query<{ minutes: number | null }>(
    `select row -> 'lateMinutes' as minutes from row_order where id like 'OLD%' order by id`,
  );
  expect(rows.map(({ minutes }) => minutes)).toEqual(ROWS.map(([, , , minutes]) => minutes));
});

test('kept promises are a share of the delivered orders with a promise', async () => {
  const request = { name: 'kept', measures: [{ measure: 'promiseKeptShare' }], dimensions: [], filters: [] };
  const columns = await columnsOf(store.pool);
  const actor = await store.person('manager.yangon');
  const [grouped] = await groupsOf(store.pool, columns, actor, NOW, [{ request, aggregateType: order }]);
  expect(grouped?.total.cells).toEqual([{ value: 3 / 5, count: 3, of: 5 }]);
});
