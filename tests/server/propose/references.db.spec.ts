import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let mandalay: Actor;
let merchant: Actor;
let manager: Actor;
let admin: Actor;

/** Records of Yangon and Naypyitaw, which neither the clerk of Mandalay nor the merchant reaches. */
let foreign: { order: string; workOrder: string; shipment: string; userQuestion: string };
const MISSING = { order: 'SL999999990MM', workOrder: 'WO99999999', shipment: 'SHP99999999', userQuestion: 'UQ999999' };

const work = { category: 'delay', department: 'YGN-CS', remark: 'Late', question: '111' };
const customer = { question: '111', customer: 'Daw Hla', phone: '095012345', text: 'Late' };
const raised = { question: '111', remark: 'Late' };

const propose = async (actor: Actor, machine: string, type: string, data: object, id?: string) =>
  store.propose(actor, { machine, ...(id && { id }), event: { type: `${machine}.${type}`, ...data } });

const made = async (...asked: Parameters<typeof propose>): Promise<string> => {
  const verdict = await propose(...asked);
  if (verdict.status !== 'accepted') throw new Error(JSON.stringify(verdict.refusals));
  return verdict.id ?? '';
};

const versionOf = async (id: string): Promise<number> =>
  (await store.pool.query<{ version: number }>('select version from streams where id = $1', [id])).rows[0]?.version ??
  0;

const branchesOf = async (id: string): Promise<readonly string[]> =>
  (await store.pool.query<{ branches: string[] }>('select branches from row_work_order where id = $1', [id])).rows[0]
    ?.branches ?? [];

beforeAll(async () => {
  store = await createStore();
  mandalay = await store.person('clerk.mandalay');
  merchant = await store.person('merchant');
  manager = await store.person('manager.yangon');
  admin = await store.person('admin');
  const order = await newOrder(store, manager, { destinationBranch: 'NPT' });
  const shipment = { fromBranch: 'YGN', toBranch: 'NPT', kind: 'inCountry', driver: 'U Ba' };
  foreign = {
    order,
    workOrder: await made(manager, 'workOrder', 'opened', { ...work, orders: [order] }),
    shipment: await made(admin, 'shipment', 'created', shipment),
    userQuestion: await made(manager, 'userQuestion', 'raised', { ...customer, order }),
  };
});
afterAll(() => store.close());

/** Refuses a foreign id and a missing one alike, and changes nothing. */
const expectRefusedAlike = async (
  actor: Actor,
  machine: string,
  type: string,
  field: string,
  data: (ids: typeof MISSING) => object,
  own?: string,
) => {
  const before = await Promise.all(Object.values(foreign).map(versionOf));
  const events = (await store.counts())['events'];
  const [one, other] = [
    await propose(actor, machine, type, data(foreign), own),
    await propose(actor, machine, type, data(MISSING), own),
  ];
  expect(one.refusals).toMatchObject([{ code: 'scope', rule: 'namedWithinReach', field }]);
  // Each answer repeats the id that was asked for; nothing else differs.
  expect(Object.values(foreign)).toContain(one.refusals[0]?.values['named']);
  expect(Object.values(MISSING)).toContain(other.refusals[0]?.values['named']);
  const withoutId = ({ refusals, ...rest }: typeof one) => ({
    ...rest,
    key: '',
    refusals: refusals.map((refusal) => ({ ...refusal, values: { ...refusal.values, named: '' } })),
  });
  expect(withoutId(one)).toEqual(withoutId(other));
  expect(await Promise.all(Object.values(foreign).map(versionOf))).toEqual(before);
  expect((await store.counts())['events']).toBe(events);
};

describe('X1: a record outside the data scope', () => {
  test('a record outside the data scope is not named by the clerk of another branch', async () => {
    const own = await newOrder(store, mandalay, { originBranch: 'MDY', destinationBranch: 'LSH' });
    const refusals = [
      ['order', 'workOrderRaised', 'workOrder', ({ workOrder }) => ({ ...raised, workOrder }), own],
      ['workOrder', 'opened', 'orders.0', ({ order }) => ({ ...work, orders: [order] })],
      ['workOrder', 'opened', 'workOrders.0', ({ workOrder }) => ({ ...work, workOrders: [workOrder] })],
      ['workOrder', 'opened', 'userQuestion', ({ userQuestion }) => ({ ...work, userQuestion })],
      ['problemItem', 'raised', 'order', ({ order }) => ({ order, kind: 'other', reason: 'Odd' })],
      ['arrivalScan', 'opened', 'shipment', ({ shipment }) => ({ shipment })],
    ] as const satisfies readonly (readonly [string, string, string, (ids: typeof MISSING) => object, string?])[];
    expect(mandalay.merchant).toBeNull();
    for (const [machine, type, field, data, id] of refusals)
      await expectRefusedAlike(mandalay, machine, type, field, data, id);
  });

  test('a record outside the data scope is not named by a business customer', async () => {
    expect(merchant.merchant).toBe('GOLDEN');
    const own = await newOrder(store, merchant, { source: 'businessPc', merchant: 'GOLDEN' });
    await expectRefusedAlike(
      merchant,
      'order',
      'workOrderRaised',
      'workOrder',
      ({ workOrder }) => ({ ...raised, workOrder }),
      own,
    );
    await expectRefusedAlike(merchant, 'userQuestion', 'raised', 'order', ({ order }) => ({ ...customer, order }));
  });

  test('a record outside the data scope is named by the system for a person who was allowed the cause', async () => {
    const order = await newOrder(store, mandalay, { originBranch: 'MDY', destinationBranch: 'LSH' });
    const { events } = await store.propose(mandalay, toOrder(order, 'order.workOrderRaised', raised));
    expect(events.map(({ type }) => type)).toEqual([
      'order.workOrderRaised',
      'workOrder.raised',
      'order.workOrderLinked',
    ]);
  });
});

describe('a link', () => {
  test('a link to a work order does not widen who may read the work order', async () => {
    const own = await newOrder(store, manager);
    const before = await branchesOf(foreign.workOrder);
    await made(manager, 'order', 'workOrderRaised', { ...raised, workOrder: foreign.workOrder }, own);
    expect(await branchesOf(foreign.workOrder)).toEqual(before);
    expect(before).not.toContain('MDY');
  });
});
