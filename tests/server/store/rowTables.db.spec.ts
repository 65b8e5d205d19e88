import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { system } from '#machines/kit/actor.ts';
import { register } from '#machines/kit/register.ts';
import { columnsOf } from '#server/store/selection/columns.ts';
import { pageOf } from '#server/store/page.ts';
import { makeRowTables } from '#server/store/rowTables.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

const feastDay = register('feastDay', { name: z.string(), offices: z.int() }, { prefix: 'FST' });

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

it('there is no row table to make for the record types that there are', async () => {
  expect(await makeRowTables(database.pool, Object.values(aggregateTypes))).toEqual([]);
});

it('the row table of a new register is made once, also when processes start together', async () => {
  const made = await Promise.all([1, 2, 3].map(() => makeRowTables(database.pool, [feastDay])));
  expect(made.flat()).toEqual(['row_feast_day']);
});

it('the row table that is made for a new register has rows that are found by fields that have no column', async () => {
  const { pool } = database;
  await makeRowTables(pool, [feastDay]);
  for (const [id, offices] of [
    ['FST1', 9],
    ['FST2', 10],
  ] as const)
    await pool.query(`insert into row_feast_day (id, version, state, row) values ($1, 1, 'registered', $2)`, [
      id,
      { id, version: 1, state: 'registered', code: 1, name: `Day ${id}`, offices },
    ]);
  const columns = (await columnsOf(pool)).get('row_feast_day') ?? new Map<string, string>();
  const found = await pageOf(pool, columns, feastDay, system, {
    pageNum: 1,
    pageSize: 10,
    exactTotal: true,
    sort: [{ field: 'offices', dir: 'desc' }],
    filters: [{ field: 'offices', op: 'gte', value: 9 }],
  });
  expect(found.records.map(({ id }) => id)).toEqual(['FST2', 'FST1']);
});
