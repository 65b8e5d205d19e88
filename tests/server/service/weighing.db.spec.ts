import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tariff } from '#machines/money/freight.ts';
import type { Order } from '#machines/order/context.ts';
import { priced } from '#machines/order/evolve/priced.ts';
import { newOrder } from '../../support/orders.ts';
import { serve } from '../../support/serving.ts';
import { openDesk, type Desk } from './parcels.ts';

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.store.close());

/** Returns a parcel of 1.5 kg that waits for its courier; the receiver pays unless told otherwise. */
const awaited = async (fields: Parameters<typeof newOrder>[2] = {}): Promise<string> => {
  const id = await newOrder(desk.store, desk.clerk, fields);
  await desk.done(desk.clerk, id, 'order.collectorAssigned', { collector: desk.courier.id });
  return id;
};

const freightOf = async (id: string): Promise<number> => Number((await desk.orderRow(id))['freightTotal']);

/** Returns the freight receivable of an order, and what the books say that the payer owes. */
const booksOf = async (id: string, stage: string) => {
  const { rows } = await desk.store.pool.query<{ state: string; due: number }>(
    'select state, due from row_receivable where id = $1',
    [`${id}-${stage}`],
  );
  return rows[0];
};

describe('a weight measured', () => {
  test('a weight measured at collection is priced at once: freight, receivable and what is due', async () => {
    const id = await awaited();
    const before = await freightOf(id);
    await desk.done(desk.courier, id, 'order.collected', { weightGrams: 50_000, weightChecked: true });
    const freight = await freightOf(id);
    expect(freight).toBeGreaterThan(before * 3);
    expect(await booksOf(id, 'sign')).toEqual({ state: 'open', due: freight });
    const { due, weightGrams, billingWeightGrams } = await desk.orderRow(id);
    expect({ due, weightGrams, billingWeightGrams }).toEqual({
      due: freight,
      weightGrams: 50_000,
      billingWeightGrams: 50_000,
    });
  });

  test('a weight measured after the sender has paid leaves the difference to pay', async () => {
    const id = await awaited({ payType: 'senderCash' });
    const before = await freightOf(id);
    await desk.done(desk.courier, id, 'order.collectionPaid', { amount: before, method: 'cash' });
    await desk.done(desk.courier, id, 'order.collected', { weightGrams: 2400 });
    const more = (await freightOf(id)) - before;
    expect(more).toBeGreaterThan(0);
    expect(await booksOf(id, 'collection')).toEqual({ state: 'open', due: more });
    await desk.done(desk.courier, id, 'order.collectionPaid', { amount: more, method: 'cash' });
  });

  test('a weight measured at the desk is priced at once too', async () => {
    const id = await awaited();
    await desk.done(desk.courier, id, 'order.collected');
    const before = await freightOf(id);
    await desk.done(desk.clerk, id, 'order.warehoused');
    await desk.done(desk.manager, id, 'order.weightModified', { weightGrams: 9000, weightChecked: true });
    expect(await freightOf(id)).toBeGreaterThan(before);
    expect(await booksOf(id, 'sign')).toEqual({ state: 'open', due: await freightOf(id) });
  });

  test('a weight measured at collection is priced by the tariff that the form asks for, though a newer one is in force', async () => {
    const id = await awaited();
    await desk.store.pool.query(
      `insert into row_tariff (id, version, state, row)
       select 'TRFX1', 1, 'registered', row || '{"base": 99999900, "validFrom": "2026-01-02T00:00:00.000Z"}'
       from row_tariff where row ->> 'route' = 'crossCity' limit 1`,
    );
    const server = await serve(desk.store);
    const { body } = await server.get<{ tariff: Tariff & { id: string } }>(`/api/tariff/order/${id}`, 'courier.yangon');
    const { body: stream } = await server.get<{ context: Order }>(`/api/streams/order/${id}`);
    expect((await server.get(`/api/tariff/order/${id}`, 'sorter.muse')).status).toBe(404);
    await server.close();
    await desk.store.pool.query(`delete from row_tariff where id = 'TRFX1'`);
    expect(body.tariff.id).toBe(stream.context.tariff);
    await desk.done(desk.courier, id, 'order.collected', { weightGrams: 2400 });
    expect(priced({ ...stream.context, weightGrams: 2400 }, body.tariff).total).toBe(await freightOf(id));
  });

  test('a weight measured far from the declared one must be confirmed', async () => {
    const id = await awaited();
    const verdict = await desk.act(desk.courier, id, 'order.collected', { weightGrams: 50_000 });
    expect(verdict.refusals).toMatchObject([
      { rule: 'order.largeDifferenceChecked', values: { declaredGrams: 1500, weighedGrams: 50_000 } },
    ]);
  });

  test('a weight measured with sides of 10 cubic metres is refused in every state that lets the weight be changed', async () => {
    const id = await awaited();
    await desk.done(desk.courier, id, 'order.collected');
    const sides = { weightGrams: 1500, lengthMm: 20_000, widthMm: 20_000, heightMm: 20_000 };
    const verdict = await desk.act(desk.courier, id, 'order.weightModified', sides);
    expect(verdict.refusals).toMatchObject([{ rule: 'order.volumeUnderTenCubicMetres' }]);
  });
});
