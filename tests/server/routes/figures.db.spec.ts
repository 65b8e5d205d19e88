import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localDay } from '#machines/time/calendar.ts';
import { created } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  const admin = await store.person('admin');
  const commands = Array.from({ length: 12 }, (_, index) =>
    created({ weightGrams: 1000 + index, destinationBranch: index % 3 === 0 ? 'NPT' : 'MDY' }),
  );
  const verdicts = await store.proposeAll(admin, commands);
  if (verdicts.some(({ status }) => status !== 'accepted')) throw new Error(JSON.stringify(verdicts[0]));
});
afterAll(async () => {
  await server.close();
  await store.close();
});

interface Answer {
  readonly figures: readonly {
    readonly name: string;
    readonly count: number;
    readonly sums: Readonly<Record<string, number>>;
    readonly days: readonly { readonly day: string; readonly count: number }[];
  }[];
  readonly refusals?: readonly { readonly rule: string; readonly values: { readonly field: string } }[];
}

const ask = (figures: readonly object[], as = 'admin') =>
  server.ask<Answer>('POST', '/api/order/figures', { as, body: { figures } });

const toNaypyitaw = [{ field: 'destinationBranch', op: 'eq', value: 'NPT' }];

describe('figures', () => {
  test('figures of several machines come in one call, each only for those who may read it', async () => {
    const asked = [
      { name: 'orders', filters: [] },
      { name: 'appUsers', machine: 'appUser', filters: [] },
    ];
    const { body } = await ask(asked);
    expect(body.figures.map(({ name, count }) => [name, count])).toEqual([
      ['orders', 12],
      ['appUsers', 0],
    ]);
    const courier = await ask(asked, 'courier.yangon');
    expect(courier.status).toBe(403);
  });

  test('figures count and sum what the list shows under the same filters', async () => {
    const { body } = await ask([
      { name: 'all', filters: [] },
      { name: 'some', filters: toNaypyitaw, sums: ['weightGrams', 'pieces'] },
      { name: 'none', filters: [{ field: 'destinationBranch', op: 'eq', value: 'nowhere' }], sums: ['weightGrams'] },
    ]);
    expect(body.figures).toEqual([
      { name: 'all', count: 12, sums: {}, days: [] },
      { name: 'some', count: 4, sums: { weightGrams: 1000 + 1003 + 1006 + 1009, pieces: 4 }, days: [] },
      { name: 'none', count: 0, sums: { weightGrams: 0 }, days: [] },
    ]);
  });

  test('figures are grouped by the Myanmar day of a time', async () => {
    const { body } = await ask([{ name: 'new', filters: [], byDay: 'createdAt' }]);
    const { body: list } = await server.ask<{ records: { createdAt: string }[] }>('POST', '/api/order/page', {
      as: 'admin',
      body: {},
    });
    const day = localDay(list.records[0]?.createdAt ?? '');
    expect(body.figures[0]?.days).toEqual([{ day, count: 12, sums: {} }]);
  });

  test('figures reach no further than the asker', async () => {
    const { body } = await ask([{ name: 'all', filters: [] }], 'clerk.mandalay');
    expect(body.figures[0]?.count).toBe(8);
  });

  test.each([
    ['a sum of words', { sums: ['goodsName'] }, 'wrongOperator', 'goodsName'],
    ['days of what is no time', { byDay: 'goodsName' }, 'wrongOperator', 'goodsName'],
    ['a field that is not there', { sums: ['nothing'] }, 'unknownField', 'nothing'],
    ['a filter that cannot be', { filters: [{ field: 'pieces', op: 'eq', value: 'many' }] }, 'wrongValue', 'pieces'],
  ])('figures refuse %s by its name', async (_, figure, rule, field) => {
    const { status, body } = await ask([{ name: 'x', filters: [], ...figure }]);
    expect(status).toBe(400);
    expect(body.refusals?.[0]).toMatchObject({ rule, values: { field } });
  });

  test('figures are not for who may not look at the list', async () => {
    const { status } = await server.ask('POST', '/api/role/figures', {
      as: 'courier.yangon',
      body: { figures: [{ name: 'x', filters: [] }] },
    });
    expect(status).toBe(403);
  });
});
