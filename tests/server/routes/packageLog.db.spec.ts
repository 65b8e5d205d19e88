import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOG_KINDS } from '#machines/package/log.ts';
import { newOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

interface Line {
  readonly id: string;
  readonly package: string;
  readonly kind: string;
  readonly branch: string | null;
  readonly doneBy: string;
  readonly doneByName: string | null;
  readonly order: string | null;
  readonly shipment: string | null;
  readonly sealNumber: string | null;
  readonly reason: string | null;
  readonly occurredAt: string;
}
interface Page {
  readonly records: readonly Line[];
  readonly total: number;
}

let store: Store;
let server: Serving;
const found = { bag: '', shipment: '', orders: ['', ''] };

/** Proposes an event of an aggregate, which must be allowed; returns the aggregate's id. */
const act = async (username: string, machine: string, id: string | null, type: string, data: object = {}) => {
  const actor = await store.person(username);
  const verdict = await store.propose(actor, { machine, ...(id !== null && { id }), event: { type, ...data } });
  if (verdict.status !== 'accepted') throw new Error(`${type}: ${JSON.stringify(verdict.refusals)}`);
  return verdict.id ?? '';
};

const inYangon = async (): Promise<string> => {
  const manager = await store.person('manager.yangon');
  const order = await newOrder(store, manager);
  await act('manager.yangon', 'order', order, 'order.collectorAssigned', { collector: manager.id });
  await act('manager.yangon', 'order', order, 'order.collected');
  await act('clerk.yangon', 'order', order, 'order.warehoused');
  return order;
};

/** Fills a bag in Yangon, seals it twice, transports it to Mandalay and empties it there. */
const leadOne = async (): Promise<void> => {
  const orders = [await inYangon(), await inYangon()];
  const bag = await act('sorter.yangon', 'package', null, 'package.issued', { kind: 'bag', destination: 'MDY' });
  for (const order of orders) await act('sorter.yangon', 'order', order, 'order.packed', { package: bag });
  await act('sorter.yangon', 'package', bag, 'package.sealed', { sealNumber: 'LOG-1' });
  await act('sorter.yangon', 'package', bag, 'package.unsealed', { reason: 'One too many' });
  await act('sorter.yangon', 'order', orders[1] ?? '', 'order.unpacked');
  await act('sorter.yangon', 'package', bag, 'package.sealed', { sealNumber: 'LOG-2' });
  const route = { fromBranch: 'YGN', toBranch: 'MDY', kind: 'crossCity' };
  const shipment = await act('clerk.yangon', 'shipment', null, 'shipment.created', route);
  await act('clerk.yangon', 'package', bag, 'package.loaded', { shipment });
  const eta = new Date(Date.now() + 43_200_000).toISOString();
  await act('clerk.yangon', 'shipment', shipment, 'shipment.shippedOut', { driver: 'Ko Zaw', eta });
  await act('clerk.mandalay', 'shipment', shipment, 'shipment.received');
  await act('clerk.mandalay', 'shipment', shipment, 'shipment.itemArrived', { item: bag });
  await act('clerk.mandalay', 'package', bag, 'package.warehoused');
  await act('clerk.mandalay', 'package', bag, 'package.opened', { sealNumber: 'LOG-2' });
  Object.assign(found, { bag, shipment, orders });
};

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  await leadOne();
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const page = (filters: readonly object[], as = 'admin') =>
  server.ask<Page>('POST', '/api/packageLog/page', { as, body: { filters, pageSize: 100 } });
const lines = async (filters: readonly object[], as = 'admin'): Promise<readonly Line[]> => {
  const { status, body } = await page(filters, as);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.records;
};
const ofBag = () => ({ field: 'package', op: 'eq', value: found.bag });

describe('the package log', () => {
  test('the package log lists everything that happened to a bag, latest first: who did it, where, and with what', async () => {
    const told = (await lines([ofBag()])).toReversed();
    const { orders, shipment } = found;
    const yangon = { branch: 'YGN', doneByName: 'Htun Naing' };
    const loading = { branch: 'YGN', doneByName: 'Su Su Hlaing' };
    const mandalay = { branch: 'MDY', doneByName: 'Ei Phyu Phyu' };
    expect(told).toMatchObject([
      { kind: 'pack', order: orders[0], ...yangon },
      { kind: 'pack', order: orders[1], ...yangon },
      { kind: 'seal', sealNumber: 'LOG-1', ...yangon },
      { kind: 'unseal', reason: 'One too many', ...yangon },
      { kind: 'unpack', order: orders[1], ...yangon },
      { kind: 'seal', sealNumber: 'LOG-2', ...yangon },
      { kind: 'load', shipment, ...loading },
      { kind: 'send', ...loading },
      { kind: 'receive', shipment, ...mandalay },
      { kind: 'arrival', ...mandalay },
      { kind: 'warehouseIn', ...mandalay },
      { kind: 'unseal', sealNumber: 'LOG-2', ...mandalay },
    ]);
    expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(LOG_KINDS));
  });

  test('the package log is narrowed by kind, branch, person and time', async () => {
    const [first] = await lines([ofBag()]);
    const kinds = async (...filters: object[]) => (await lines([ofBag(), ...filters])).map(({ kind }) => kind);
    expect(await kinds({ field: 'kind', op: 'in', value: ['seal', 'send'] })).toEqual(['send', 'seal', 'seal']);
    expect(await kinds({ field: 'branch', op: 'eq', value: 'MDY' })).toEqual([
      'unseal',
      'warehouseIn',
      'arrival',
      'receive',
    ]);
    const clerk = await store.staffId('clerk.yangon');
    expect(await kinds({ field: 'doneBy', op: 'in', value: [clerk] })).toEqual(['send', 'load']);
    const at = first?.occurredAt ?? '';
    expect(await kinds({ field: 'occurredAt', op: 'between', value: ['2020-01-01T00:00:00.000Z', at] })).toHaveLength(
      12,
    );
    expect(await kinds({ field: 'occurredAt', op: 'lte', value: '2020-01-01T00:00:00.000Z' })).toEqual([]);
  });

  test('the package log is for the branches concerned at that moment, and for nobody else', async () => {
    const own = await lines([ofBag()], 'sorter.yangon');
    expect(own.map(({ kind }) => kind)).toEqual(['send', 'load', 'seal', 'unpack', 'unseal', 'seal', 'pack', 'pack']);
    expect(await lines([ofBag()], 'clerk.mandalay')).toHaveLength(12);
    expect(await lines([ofBag()], 'clerk.lashio')).toEqual([]);
    expect((await page([ofBag()], 'merchant')).status).toBe(403);
    expect((await server.ask('POST', '/api/packageLog/page', { as: null, body: {} })).status).toBe(401);
  });

  test('the package log says which field it does not have, and is no aggregate to be opened or changed', async () => {
    const { status, text } = await page([{ field: 'colour', op: 'eq', value: 'red' }]);
    expect(status).toBe(400);
    expect(text).toContain('colour');
    expect((await server.ask('GET', `/api/streams/packageLog/${found.bag}`)).status).toBe(404);
    const [verdict] = await store.proposeAll(await store.person('admin'), [
      { machine: 'packageLog', id: found.bag, event: { type: 'packageLog.amended' } },
    ]);
    expect(verdict?.status).toBe('refused');
  });

  test('the package log is exported within thirty days, by who may look at bags', async () => {
    const ask = (as: string, days: number) =>
      server.ask('POST', '/api/logisticsOrder/download/task', {
        as,
        body: {
          machine: 'packageLog',
          filters: [
            {
              field: 'occurredAt',
              op: 'between',
              value: [new Date(Date.now() - days * 86_400_000).toISOString(), new Date().toISOString()],
            },
          ],
          columns: ['occurredAt', 'package', 'kind', 'branch', 'doneByName'],
        },
      });
    expect((await ask('sorter.yangon', 29)).status).toBe(200);
    const tooLong = await ask('sorter.yangon', 31);
    expect(tooLong.status).toBe(400);
    expect(tooLong.text).toContain('30');
    expect((await ask('merchant', 29)).status).toBe(403);
  });
});
