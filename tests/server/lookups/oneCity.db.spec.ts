import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrder } from '../../support/orders.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
/** A branch of another district of Yangon than the head office. */
const NEAR = 'HLG';

beforeAll(async () => {
  store = await createStore();
  const { rows } = await store.pool.query<{ row: Record<string, unknown> }>(
    `select row - array['id', 'version', 'state', 'code', 'count'] as row from row_branch where id = 'YGN'`,
  );
  const names = { name: 'Hlaing', nameZh: '莱网点', abbreviation: NEAR };
  const data = { ...rows[0]?.row, ...names, code: NEAR, city: 'MMR013D001', superior: 'YGN', nextHops: {} };
  const { status, refusals } = await store.propose(await store.person('admin'), {
    machine: 'branch',
    event: { type: 'branch.registered', ...data },
  });
  if (status !== 'accepted') throw new Error(JSON.stringify(refusals));
});
afterAll(() => store.close());

test('between two districts of Yangon an order is of one city, at its tariff, and so is a shipment', async () => {
  const manager = await store.person('manager.yangon');
  const priced = async (destinationBranch: string) => {
    const { rows } = await store.pool.query<{ sameCity: boolean; basic: number }>(
      `select row -> 'sameCity' as "sameCity", row -> 'feeBasic' as basic from row_order where id = $1`,
      [await newOrder(store, manager, { destinationBranch })],
    );
    return rows[0];
  };
  const within = await priced('YGN');
  expect(within?.sameCity).toBe(true);
  expect(await priced(NEAR)).toEqual(within);
  const away = await priced('MDY');
  expect(away?.sameCity).toBe(false);
  expect(away?.basic).not.toBe(within?.basic);

  const load = async (kind: string) => {
    const event = { type: 'shipment.created', kind, fromBranch: 'YGN', toBranch: NEAR };
    const { status, refusals } = await store.propose(manager, { machine: 'shipment', event });
    return [status, ...refusals.map(({ rule }) => rule)];
  };
  expect(await load('crossCity')).toEqual(['refused', 'shipment.kindFitsCities']);
  expect(await load('sameCity')).toEqual(['accepted']);
});
