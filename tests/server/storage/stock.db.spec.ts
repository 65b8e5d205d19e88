import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deriveOlderMoves } from '#server/ledger/stock.ts';
import { flowOf, movesIn, stockOf } from '#server/store/stock.ts';
import { rebuilt } from '../../support/rebuilt.ts';
import { createStore, minutes, type Store } from '../../support/world.ts';
import { openWarehouse, type Warehouse } from './warehouse.ts';
import { localDay } from '#machines/time/calendar.ts';

let store: Store;
let house: Warehouse;

beforeAll(async () => {
  store = await createStore();
  house = await openWarehouse(store);
});
afterAll(() => store.close());

const today = localDay(minutes(0));

const moved = async (id: string) => {
  const { rows } = await store.pool.query<{ way: string; branch: string; type: string }>(
    `select m.way, m.branch, e.type from stock_moves m join events e on e.machine = 'order' and e.id = m.id and e.version = m.version
     where m.id = $1 order by m.version, m.way desc`,
    [id],
  );
  return rows.map(({ way, branch, type }) => `${way} ${branch} ${type}`);
};

describe('the flow of stock', () => {
  test('the flow of stock follows the events that bring a parcel in and take it out, and no other', async () => {
    const parcel = await house.collected({ destinationBranch: 'YGN' });
    expect(await moved(parcel)).toEqual([]);
    await house.act(house.clerk, 'order', parcel, 'warehoused');
    await house.act(house.clerk, 'order', parcel, 'shelved', { shelf: 'YGN-A1' });
    await house.act(house.manager, 'order', parcel, 'delivererAssigned', { deliverer: house.courier.id });
    expect(await moved(parcel)).toEqual(['in YGN order.warehoused']);
    await house.act(house.courier, 'order', parcel, 'outForDelivery');
    await house.act(house.clerk, 'order', parcel, 'warehoused', { reason: 'Nobody at home' });
    expect(await moved(parcel)).toEqual([
      'in YGN order.warehoused',
      'out YGN order.outForDelivery',
      'in YGN order.warehoused',
    ]);
  });

  test('the flow of stock goes back with an event declared void', async () => {
    const parcel = await house.inStock();
    const { rows } = await store.pool.query<{ version: number }>(
      `select version from events where id = $1 and type = 'order.warehoused'`,
      [parcel],
    );
    const version = rows[0]?.version ?? 0;
    await house.act(house.manager, 'order', parcel, 'voidRequested', {
      version,
      ground: 'didNotOccur',
      reason: 'Another parcel',
    });
    await house.act(await store.person('operations'), 'order', parcel, 'eventVoided', { version });
    expect(await moved(parcel)).toEqual(['in YGN order.warehoused', 'out YGN order.eventVoided']);
  });

  test('the flow of stock adds up to the stock of each branch', async () => {
    const branches = await stockOf(store.pool, house.manager, new Date(minutes(600)));
    const flow = await flowOf(store.pool, house.manager, today, today);
    for (const { branch, stock, ages } of branches) {
      const of = (way: string) =>
        flow.filter((one) => one.branch === branch && one.way === way).reduce((sum, { parcels }) => sum + parcels, 0);
      expect([branch, stock]).toEqual([branch, of('in') - of('out')]);
      expect(ages.reduce((sum, one) => sum + one, 0)).toBe(stock);
    }
    expect(branches.find(({ branch }) => branch === 'YGN')?.stock).toBe(1);
  });

  test('the flow of stock is listed parcel by parcel, as many as the figure says, latest first', async () => {
    const command = { branch: 'YGN', way: 'in', from: today, to: today, pageNum: 1 } as const;
    const flow = await flowOf(store.pool, house.manager, today, today);
    const figure = flow.find(({ branch, way }) => branch === 'YGN' && way === 'in')?.parcels;
    const { records, total } = await movesIn(store.pool, house.manager, { ...command, pageSize: 2 });
    expect([total, records.length]).toEqual([figure, 2]);
    expect(records.map(({ at }) => at)).toEqual(
      records
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const before = { ...command, from: '2020-01-01', to: '2020-01-02', pageSize: 2 };
    expect(await movesIn(store.pool, house.manager, before)).toEqual({ records: [], total: 0 });
  });

  test('the flow of stock is nobody else’s: a branch outside the scope is not counted and not listed', async () => {
    const other = { ...house.manager, scope: ['MDY'] };
    expect((await stockOf(store.pool, other, new Date())).map(({ branch }) => branch)).toEqual(['MDY']);
    expect(await flowOf(store.pool, other, today, today)).toEqual([]);
    const command = { branch: 'YGN', way: 'in', from: today, to: today, pageNum: 1, pageSize: 20 } as const;
    expect(await movesIn(store.pool, other, command)).toEqual({ records: [], total: 0 });
  });

  test('the stock of a branch ages by days of the calendar', async () => {
    const agesAfter = async (days: number) => {
      const now = new Date(Date.parse(minutes(0)) + days * 86_400_000);
      return (await stockOf(store.pool, house.manager, now)).find(({ branch }) => branch === 'YGN')?.ages;
    };
    expect(await agesAfter(1)).toEqual([1, 0, 0, 0]);
    expect(await agesAfter(2)).toEqual([0, 1, 0, 0]);
    expect(await agesAfter(4)).toEqual([0, 0, 1, 0]);
    expect(await agesAfter(7)).toEqual([0, 0, 1, 0]);
    expect(await agesAfter(8)).toEqual([0, 0, 0, 1]);
  });

  test('the flow of stock is made again from the log alone', async () => {
    expect(await rebuilt(store.pool)).toEqual([]);
    const { rows } = await store.pool.query('select * from stock_moves order by id, version, way');
    await store.pool.query(`delete from stock_moves where way = 'out'`);
    await store.pool.query(`insert into stock_moves values ('SL000000015MM', 1, 'in', 'YGN', '2026-01-01')`);
    const differences = await rebuilt(store.pool);
    expect(
      differences
        .map(({ fields }) => fields)
        .flat()
        .toSorted(),
    ).toEqual(['stock moves', 'stock moves', 'stock moves: no event belongs to it']);
    const again = await store.pool.query('select * from stock_moves order by id, version, way');
    expect(again.rows).toEqual(rows);
    await store.pool.query('truncate stock_moves');
    await deriveOlderMoves(store.pool);
    const older = await store.pool.query('select * from stock_moves order by id, version, way');
    expect(older.rows).toEqual(rows);
  });
});
