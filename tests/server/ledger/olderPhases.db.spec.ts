import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deriveOlderPhases } from '#server/ledger/olderPhases.ts';
import { delivered } from '../../support/delivered.ts';
import { rebuilt } from '../../support/rebuilt.ts';
import { openDesk, type Desk } from '../service/parcels.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.store.close());

const one = async (text: string, id: string) => (await desk.store.pool.query(text, [id])).rows[0] as object;

test('older orders get the times that their events say, in row and snapshot, once', async () => {
  const { pool } = desk.store;
  const { order } = await delivered(desk.store);
  const read = () =>
    one(
      `select kept.row, assigned_at, arrived_at, given_at, out_at, context from row_order kept join streams using (id) where machine = 'order' and id = $1`,
      order,
    );
  const before = await read();
  const time = expect.stringMatching(/^\d{4}-/);
  expect(before).toMatchObject({
    assigned_at: time,
    arrived_at: time,
    given_at: time,
    out_at: time,
    context: { assignedAt: time, arrivedAt: time, givenAt: time, outAt: time },
  });
  await pool.query(`update row_order set row = row - '{assignedAt,arrivedAt,givenAt,outAt}'::text[]`);
  await pool.query(
    `update streams set context = context - '{assignedAt,arrivedAt,givenAt,outAt}'::text[] where machine = 'order'`,
  );
  await pool.query('insert into orders_without_phases select id from row_order');
  const counts: number[] = [];
  await deriveOlderPhases(pool, (orders) => counts.push(orders));
  await deriveOlderPhases(pool, (orders) => counts.push(orders));
  expect(counts).toHaveLength(1);
  expect(await read()).toEqual(before);
  expect(await rebuilt(pool)).toEqual([]);
});

test('older work orders get the time of their first claim', async () => {
  const open = async (): Promise<string> => {
    const event = { type: 'workOrder.opened', category: 'delay', department: 'YGN-CS', remark: 'It is late' };
    const { id } = await desk.store.propose(desk.support, { machine: 'workOrder', event });
    return id ?? '';
  };
  const [claimed, waiting] = [await open(), await open()];
  await desk.done(desk.support, claimed, 'workOrder.claimed');
  const read = async () => [
    await one('select row from row_work_order where id = $1', claimed),
    await one('select row from row_work_order where id = $1', waiting),
  ];
  const before = await read();
  expect(before).toMatchObject([{ row: { takenUpAt: expect.any(String) } }, { row: { takenUpAt: null } }]);
  await desk.store.pool.query(`update row_work_order set row = row - 'takenUpAt'`);
  const file = readFileSync('server/sql/210_times_of_phases.sql', 'utf8');
  await desk.store.pool.query(/^update row_work_order[^;]*;/m.exec(file)?.[0] ?? '');
  expect(await read()).toEqual(before);
});
