import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUEUES } from '#machines/queues/index.ts';
import { deadlinesOf } from '#server/store/queueDeadlines.ts';
import { columnsOf } from '#server/store/selection/columns.ts';
import { form } from '../../support/orders.ts';
import { createStore, NOW, type Store } from '../../support/world.ts';

const HOUR = 3_600_000;
const after = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR);

let store: Store;
beforeAll(async () => {
  store = await createStore();
  const clerk = await store.person('clerk.yangon');
  // Each waits two hours to be accepted.
  for (const hours of [0, 1, 3])
    await store.propose(
      clerk,
      { machine: 'order', event: { type: 'order.created', ...form } },
      { at: after(hours).toISOString() },
    );
});
afterAll(() => store.close());

const due = async (as: string, now: Date, name: 'toAssign' | 'toCollect' | 'toStore' = 'toAssign') =>
  deadlinesOf(store.pool, await columnsOf(store.pool), await store.person(as), QUEUES[name], now);

test('a queue says when its first row is due, and how many are within two hours', async () => {
  const nextDue = after(2).toISOString();
  expect(await due('manager.yangon', after(-1))).toEqual({ nextDue, dueSoon: 0 });
  expect(await due('manager.yangon', after(0))).toEqual({ nextDue, dueSoon: 1 });
  expect(await due('manager.yangon', after(1))).toEqual({ nextDue, dueSoon: 2 });
  expect(await due('manager.yangon', after(4))).toEqual({ nextDue, dueSoon: 3 });
});

test('rows in other states, of other branches and queues without a deadline have none', async () => {
  const none = { nextDue: null, dueSoon: 0 };
  expect(await due('manager.yangon', NOW, 'toCollect')).toEqual(none);
  expect(await due('manager.yangon', NOW, 'toStore')).toEqual(none);
  expect(await due('manager.ruili', NOW)).toEqual(none);
});
