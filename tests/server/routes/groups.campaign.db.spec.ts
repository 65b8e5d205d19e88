import { afterAll, beforeAll, expect, it } from 'vitest';
import { cellsEqualLists } from './groups/cells.ts';
import { tilesEqualLists } from './groups/tiles.ts';
import { createGroupsWorld, type GroupsWorld } from './groups/world.ts';

let world: GroupsWorld;
beforeAll(async () => {
  world = await createGroupsWorld();
});
afterAll(() => world.close());

cellsEqualLists(() => world, ['manager.yangon', 'manager.mandalay', 'finance', 'auditor', 'support']);

tilesEqualLists(() => world, ['manager.yangon', 'manager.mandalay', 'finance', 'auditor', 'operations']);

it('a reading of groups that takes too long is refused in words, and holds no connection', async () => {
  const lock = await world.pool.connect();
  await lock.query('begin');
  await lock.query('lock table row_order in access exclusive mode');
  const { status, body } = await world.ask('order', [{ measures: [{ measure: 'orders' }] }]);
  await lock.query('rollback');
  lock.release();
  expect([status, body.refusals?.[0]?.rule]).toEqual([400, 'groupsTooSlow']);
  expect((await world.ask('order', [{ measures: [{ measure: 'orders' }] }])).status).toBe(200);
});
