import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { form, newOrder, toOrder } from '../../support/orders.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let admin: Actor;
let manager: Actor;
let courier: Actor;
beforeAll(async () => {
  store = await createStore();
  admin = await store.person('admin');
  manager = await store.person('manager.yangon');
  courier = await store.person('courier.yangon');
});
afterAll(() => store.close());

const REGION = 'MMR013';
const WEST = 'MMR013D004';
const EAST = 'MMR013D002';
/** Townships of the west and of the east. */
const KYAUKTADA = 'MMR013033';
const TAMWE = 'MMR013015';

/** Gives the courier areas, and returns the rules that refuse him the collection in a place. */
const refusedIn = async (city: string, responsibleAreas: readonly string[]) => {
  const event = { type: 'staff.responsibleAreasSet', responsibleAreas };
  const { status } = await store.propose(admin, { machine: 'staff', id: courier.id, event });
  expect(status).toBe('accepted');
  const id = await newOrder(store, manager, { sender: { ...form.sender, city } });
  const { refusals } = await store.propose(manager, toOrder(id, 'order.collectorAssigned', { collector: courier.id }));
  return refusals.map(({ rule }) => rule);
};

test('a courier collects in what lies in his areas, and where an order names no more than what they lie in', async () => {
  for (const areas of [[], [KYAUKTADA], [WEST], [REGION], [TAMWE, WEST]])
    expect([areas, await refusedIn(KYAUKTADA, areas)]).toEqual([areas, []]);
  expect(await refusedIn(WEST, [KYAUKTADA])).toEqual([]);
});

test('a courier does not collect beside his areas', async () => {
  for (const areas of [[TAMWE], [EAST], ['MMR010', '53']])
    expect([areas, await refusedIn(KYAUKTADA, areas)]).toEqual([areas, ['order.collectorOfTheArea']]);
  expect(await refusedIn(WEST, [TAMWE])).toEqual(['order.collectorOfTheArea']);
});
