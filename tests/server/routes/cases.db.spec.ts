import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Anonymous } from '#instruments/sandbox/anonymous.ts';
import { play } from '#instruments/sandbox/run.ts';
import { newSandbox } from '#instruments/sandbox/seed.ts';
import { roles } from '#server/company/roles.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;
let waybill: string;

const sender = { name: 'Daw Hnin', phone: '09250777111', city: 'MMR013D004', address: '77 Secret Lane' };
const receiver = { name: 'U Maung', phone: '09250777222', city: 'MMR013D004', address: '78 Secret Lane' };

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  const created = await store.propose(await store.person('clerk.yangon'), {
    machine: 'order',
    event: {
      type: 'order.created',
      source: 'staffApp',
      sender,
      receiver,
      originBranch: 'YGN',
      destinationBranch: 'MDY',
      goodsName: 'Letters to nobody',
      goodsType: 'document',
      weightGrams: 500,
      lengthMm: 200,
      widthMm: 100,
      heightMm: 50,
      deliveryWay: 'door',
      orderType: 'standard',
      payType: 'senderCash',
      chargeType: 'weight',
    },
  });
  waybill = created.id ?? '';
  const event = { type: 'order.cancelled', reason: 'Daw Hnin rang: she keeps it' };
  await store.propose(await store.person('support'), { machine: 'order', id: waybill, event });
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const caseOf = (id: string, as: string | null) =>
  server.ask<{ records: Anonymous[] }>('GET', `/api/streams/order/${id}/case`, { as });

describe('a real case to learn from', () => {
  test('a real case to learn from comes with every event and without anybody who was in it', async () => {
    const { status, body } = await caseOf(waybill, 'trainer');
    expect(status).toBe(200);
    expect(body.records.map(({ type }) => type)).toEqual(expect.arrayContaining(['order.created', 'order.cancelled']));
    const text = JSON.stringify(body);
    const told = [waybill, 'Hnin', 'Maung', '925077', 'Secret', 'Letters', 'rang', 'Su Su Hlaing', 'STF'];
    expect(told.filter((one) => text.includes(one))).toEqual([]);
  });

  test('a real case to learn from can be gone through in a sandbox, to the state that the record is in', async () => {
    const { body } = await caseOf(waybill, 'trainer');
    const outcomes = play(
      newSandbox(roles),
      body.records.map((event) => ({ kind: 'recorded' as const, machine: 'order', event })),
    );
    expect(outcomes.flatMap(({ refused }) => refused ?? [])).toEqual([]);
    const { body: stream } = await server.ask<{ regions: object }>('GET', `/api/streams/order/${waybill}`, {
      as: 'trainer',
    });
    const id = body.records[0]?.id ?? '';
    expect(outcomes.at(-1)?.after.aggregates.get(`order/${id}`)?.states).toEqual(stream.regions);
  });

  test('a real case to learn from is shown to those who may read the record, and to nobody else', async () => {
    expect((await caseOf(waybill, 'auditor')).status).toBe(200);
    expect((await caseOf(waybill, 'sorter.muse')).status).toBe(404);
    expect((await caseOf('SL999999999MM', 'auditor')).status).toBe(404);
    expect((await caseOf(waybill, null)).status).toBe(401);
  });
});
