import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPORTS } from '#machines/catalogue/reports.ts';
import { expectReport } from './groups/cells.ts';
import { createRandomWork } from './groups/random.ts';
import { createGroupsWorld, type GroupsWorld } from './groups/world.ts';

/** About the commands of a busy hour of a branch. */
const STEPS = 2000;
const ACCOUNTS = ['admin', 'auditor', 'finance', 'operations', 'manager.yangon', 'manager.mandalay'];

let world: GroupsWorld;
let accounts: string[] = [];
beforeAll(async () => {
  const work = await createRandomWork(STEPS);
  world = await createGroupsWorld(work);
  for (const account of ACCOUNTS) if (await work.mayAct(account)) accounts = [...accounts, account];
});
afterAll(() => world.close());

it.each(Object.keys(REPORTS))('each figure of %s is its list after an hour of random work', async (machine) => {
  const orders = await world.listOf('admin', 'order', []);
  expect(orders.length).toBeGreaterThan(20);
  expect(accounts.length).toBeGreaterThan(1);
  for (const account of accounts) await expectReport(world, machine, account);
});
