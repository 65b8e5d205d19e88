import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import type { Verdict } from '#server/propose/command.ts';
import { createProposer, type Proposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { created, newOrder, toOrder } from '../../support/orders.ts';
import { createStore, NOW, type Store } from '../../support/world.ts';

let store: Store;
let manager: Actor;
let proposer: Proposer;

beforeAll(async () => {
  store = await createStore();
  manager = await store.person('manager.yangon');
  proposer = createProposer(store.pool, createSerials(store.pool));
});
afterAll(() => store.close());

const orders = (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => newOrder(store, manager)));

const print = (ids: readonly string[]): Promise<Verdict[]> =>
  proposer.propose({
    mode: 'each',
    dryRun: false,
    at: NOW.toISOString(),
    actor: manager,
    commands: ids.map((id) => ({
      key: crypto.randomUUID(),
      ...toOrder(id, 'order.labelPrinted', { kind: 'waybill', reason: 'Torn' }),
    })),
  });

/** Does some work while a transaction with this number of commands is blocked, then releases it. */
async function besideStuck<Result>(commands: number, work: () => Promise<Result>): Promise<Result> {
  const ids = await orders(commands);
  const holder = await store.pool.connect();
  await holder.query('begin');
  await holder.query(`select 1 from streams where machine = 'order' and id = $1 for update`, [ids[0]]);
  const stuck = print(ids);
  const result = await work();
  const waiting = await holder.query<{ here: boolean }>(
    `select exists (select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()) as here`,
  );
  expect(waiting.rows).toEqual([{ here: true }]);
  await holder.query('rollback');
  holder.release();
  expect((await stuck).map(({ status }) => status)).toEqual(ids.map(() => 'accepted'));
  return result;
}

const transactionsOf = async (ids: readonly string[]): Promise<number> => {
  const { rows } = await store.pool.query<{ count: number }>(
    `select count(distinct tx)::int as count from events where id = any($1::text[]) and type = 'order.labelPrinted'`,
    [ids],
  );
  return rows[0]?.count ?? 0;
};

describe('beside a transaction at work', () => {
  test('a lone command beside a transaction at work is answered all the same', async () => {
    const ids = await orders(1);
    const verdicts = await besideStuck(3, () => print(ids));
    expect(verdicts.map(({ status }) => status)).toEqual(['accepted']);
  });

  test('beside a transaction at work as many commands as it took share a transaction of their own', async () => {
    const ids = await orders(3);
    await besideStuck(3, () => Promise.all(ids.map((id) => print([id]))));
    expect(await transactionsOf(ids)).toBe(1);
  });

  test('what two colleagues propose with one shared key in one transaction, beside one at work, is done once', async () => {
    const clerk = await store.person('clerk.yangon');
    const command = { key: crypto.randomUUID(), sharedKey: true as const, ...created() };
    const by = (actor: Actor): Promise<Verdict[]> =>
      proposer.propose({ mode: 'each', dryRun: false, at: NOW.toISOString(), actor, commands: [command] });
    const [[theirs], [own]] = await besideStuck(2, () => Promise.all([by(clerk), by(manager)]));
    expect(theirs?.status).toBe('accepted');
    expect(own).toEqual({ ...theirs, status: 'duplicate', by: clerk.name });
  });

  test('a command beside a transaction of a single command waits for nobody', async () => {
    const ids = await orders(2);
    await besideStuck(1, () => Promise.all(ids.map((id) => print([id]))));
    expect(await transactionsOf(ids)).toBe(2);
  });
});
