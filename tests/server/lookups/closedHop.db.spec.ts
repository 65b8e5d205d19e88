import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrder } from '../../support/orders.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
beforeAll(async () => {
  store = await createStore();
});
afterAll(() => store.close());

const act = async (username: string, machine: string, id: string | null, type: string, data: object = {}) =>
  store.propose(await store.person(username), { machine, ...(id !== null && { id }), event: { type, ...data } });

const done = async (...command: Parameters<typeof act>): Promise<string> => {
  const { status, id, refusals } = await act(...command);
  if (status !== 'accepted') throw new Error(`${command[3]}: ${JSON.stringify(refusals)}`);
  return id ?? '';
};

const refused = async (...command: Parameters<typeof act>) =>
  (await act(...command)).refusals.map(({ rule, values }) => [rule, values]);

const serves = (enabled: boolean) => done('admin', 'branch', 'MDY', 'branch.amended', { enabled });

test('a parcel is neither sorted to nor packed for a branch that is closed', async () => {
  const manager = await store.person('manager.yangon');
  const order = await newOrder(store, manager);
  await done('manager.yangon', 'order', order, 'order.collectorAssigned', { collector: manager.id });
  await done('manager.yangon', 'order', order, 'order.collected');
  await done('clerk.yangon', 'order', order, 'order.warehoused');
  const bag = await done('sorter.yangon', 'package', null, 'package.issued', { kind: 'bag', destination: 'MDY' });

  await serves(false);
  const closed = { branch: 'MDY' };
  const sort = ['sorter.yangon', 'order', order, 'order.sorted', { nextBranch: 'MDY' }] as const;
  expect(await refused(...sort)).toEqual([['order.routeServes', closed]]);
  const pack = ['sorter.yangon', 'order', order, 'order.packed', { package: bag }] as const;
  expect(await refused(...pack)).toEqual([['order.nextBranchServes', closed]]);

  await serves(true);
  await done(...sort);
  await serves(false);
  expect(await refused(...pack)).toEqual([['order.nextBranchServes', closed]]);
  await serves(true);
  await done(...pack);
});
