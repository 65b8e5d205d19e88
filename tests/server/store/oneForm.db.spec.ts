import { afterAll, beforeAll, expect, it } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { writeOneForm } from '#server/store/oneForm.ts';
import { created } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;
let waybills: string[];
let changed: number;

/** Phones and names as the log of an older version has them. */
const RECORDED = [
  { receiverPhone: '+95 9 777 111 333', receiverName: 'မြင\u103a\u1037' },
  { receiverPhone: '09-777-111-444', receiverName: 'Jose\u0301 Rizal' },
  { receiverPhone: '+86 138 7771 1555', receiverName: '\u200bAung\u200b Aung' },
  { receiverPhone: '959777111888', receiverName: 'Ma\u00a0Thida' },
  { receiverPhone: '0095 9777111999', receiverName: 'Mya' },
  { receiverPhone: '16677711555', receiverName: 'Li Wei' },
];

const all = Object.values(aggregateTypes);
/** Gives an order the receiver of an older log: in its row, and in its snapshot, from which later rows are made. */
const older = async ({ receiverPhone, receiverName }: (typeof RECORDED)[number], id: string): Promise<void> => {
  await store.pool.query('update row_order set row = row || $1::jsonb where id = $2', [
    JSON.stringify({ receiverPhone, receiverName }),
    id,
  ]);
  await store.pool.query(
    `update streams set context = jsonb_set(context, '{receiver}', (context -> 'receiver') || $1::jsonb)
     where machine = 'order' and id = $2`,
    [JSON.stringify({ phone: receiverPhone, name: receiverName }), id],
  );
};

beforeAll(async () => {
  store = await createStore();
  const verdicts = await store.proposeAll(
    await store.person('admin'),
    RECORDED.map(() => created({})),
  );
  waybills = verdicts.map(({ id }) => id ?? '');
  for (const [index, row] of RECORDED.entries()) await older(row, waybills[index] ?? '');
  await store.pool.query(
    `insert into claims (kind, key, machine, id, since) values
      ('appUser.phone', '0095 9777111222', 'appUser', 'APP1', '2026-01-01'), ('area.name', $1, 'area', 'ARE1', '2026-01-01'),
      ('area.name', $2, 'area', 'ARE2', '2026-01-02'), ('car.plateNumber', '၅ည/၁၂၃၄', 'car', 'CAR1', '2026-01-01')`,
    ['YGN Jose\u0301', 'YGN Jos\u00e9'],
  );
  changed = await writeOneForm(store.pool, all);
  server = await serve(store);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

/** Returns the places in `RECORDED` of the orders that a filter of the list finds. */
const listed = async (filter: object): Promise<number[]> => {
  const { status, body } = await server.ask<{ records: { id: string }[] }>('POST', '/api/order/page', {
    as: 'admin',
    body: { pageNum: 1, pageSize: 50, filters: [filter], sort: [] },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.records.map(({ id }) => waybills.indexOf(id)).filter((index) => index >= 0);
};
const searched = async (text: string): Promise<number[]> => {
  const { body } = await server.ask<{ found: { id: string }[] }>('POST', '/api/search', {
    as: 'admin',
    body: { text },
  });
  return body.found.map(({ id }) => waybills.indexOf(id)).filter((index) => index >= 0);
};

it.each([
  [0, ['09777111333', '+959777111333', '+95 9 777 111 333', '(09) 777.111.333', '959777111333', '၀၉၇၇၇၁၁၁၃၃၃']],
  [1, ['09777111444', '+95 (0)9 777 111 444', '00959777111444', '\u202d09777111444\u202c']],
  [2, ['13877711555', '+8613877711555', '86 138-7771-1555', '１３８７７７１１５５５']],
  [3, ['09777111888', '+95 9 777 111 888', '959777111888']],
  [4, ['09777111999', '+959777111999', '0095 9777111999']],
  [5, ['16677711555', '+86 166 7771 1555']],
])('the phone of order %i is found in every notation', async (place, notations) => {
  for (const value of notations) {
    expect(await listed({ field: 'receiverPhone', op: 'eq', value }), value).toEqual([place]);
    expect(await listed({ field: 'receiverPhone', op: 'in', value: [value, '09000'] }), value).toEqual([place]);
    expect(await searched(value), value).toEqual([place]);
  }
});

it('a part of a phone is found as it is dialled and after its country code', async () => {
  for (const value of ['09777111', '+95 9 777-111', '၇၇၇၁၁၁'])
    expect(await listed({ field: 'receiverPhone', op: 'like', value }), value).toEqual(
      expect.arrayContaining([0, 1, 3, 4]),
    );
  expect(await listed({ field: 'receiverPhone', op: 'like', value: '1387771' })).toEqual([2]);
});

it('a name is found whatever the order of its marks, its composition and its invisible characters', async () => {
  for (const value of ['မြင\u103a\u1037', 'မြင\u1037\u103a', '\u200bမြင့်\u202c']) {
    expect(await listed({ field: 'receiverName', op: 'like', value }), value).toEqual([0]);
    expect(await searched(value), value).toEqual([0]);
  }
  for (const value of ['Jose\u0301', 'Jos\u00e9 Rizal', 'jos\u00e9'])
    expect(await listed({ field: 'receiverName', op: 'like', value }), value).toEqual([1]);
  expect(await searched('Jose\u0301 Rizal')).toEqual([1]);
  expect(await listed({ field: 'receiverName', op: 'eq', value: 'Aung Aung' })).toEqual([2]);
  expect(await listed({ field: 'receiverName', op: 'eq', value: 'Ma\u00a0Thida' })).toEqual([3]);
});

it('reserved keys are equal too, and the older of two that become equal stays', async () => {
  const { rows } = await store.pool.query<{ kind: string; key: string; id: string }>(
    `select kind, key, id from claims where id in ('APP1', 'ARE1', 'ARE2', 'CAR1') order by id`,
  );
  expect(rows).toEqual([
    { kind: 'appUser.phone', key: '09777111222', id: 'APP1' },
    { kind: 'area.name', key: 'YGN Jos\u00e9', id: 'ARE2' },
    { kind: 'car.plateNumber', key: '5ည/1234', id: 'CAR1' },
  ]);
});

it('nothing is written twice', async () => {
  expect(changed).toBeGreaterThanOrEqual(RECORDED.length);
  await older({ receiverPhone: '09 1', receiverName: 'Jose\u0301' }, waybills[0] ?? '');
  expect(await writeOneForm(store.pool, all)).toBe(0);
});
