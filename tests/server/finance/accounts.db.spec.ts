import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Accounts } from '#services/finance.ts';
import { ACCOUNT, billsOf, night, onAccount } from '../../support/bills.ts';
import { newOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;
/** A bill of GOLDEN in Yangon, and a receivable of a person who is no app user. */
let bill = '';
let receivable = '';

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  await onAccount(store, await store.person('admin'), 'GOLDEN');
  await newOrder(store, await store.person('clerk.yangon'));
  await night(store);
  bill = (await billsOf(store, 'GOLDEN'))[0]?.id ?? '';
  const { rows } = await store.pool.query<{ id: string }>(
    `select id from row_receivable where row ->> 'customerKind' = 'personal' limit 1`,
  );
  receivable = rows[0]?.id ?? '';
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const ask = (as: string | null, machine: string, id: string) =>
  server.ask<{ accounts: Accounts }>('GET', `/api/finance/accounts/${machine}/${encodeURIComponent(id)}`, { as });

describe('the accounts of a customer', () => {
  test('the accounts of a customer, registered, main one first, are shown to whoever draws a slip or asks for a refund', async () => {
    const { status, body } = await ask('finance', 'bill', bill);
    expect(status).toBe(200);
    expect(body.accounts[0]).toMatchObject({ number: ACCOUNT, isMain: true });
    expect(body.accounts[0]?.bank).not.toBe('');
    expect((await ask('finance', 'merchant', 'GOLDEN')).body.accounts).toEqual(body.accounts);
    expect((await ask('finance', 'receivable', receivable)).body.accounts).toEqual([]);
  });

  test.each([
    ['auditor', 'bill', 403],
    ['clerk.yangon', 'bill', 403],
    ['courier.yangon', 'merchant', 403],
    ['manager.yangon', 'bill', 403],
    ['merchant', 'bill', 403],
    ['merchant', 'merchant', 403],
    [null, 'bill', 401],
  ] as const)('the accounts of a customer are not told to %s by a %s', async (as, machine, status) => {
    expect((await ask(as, machine, machine === 'bill' ? bill : 'GOLDEN')).status).toBe(status);
  });

  test('the accounts of a customer are not found by a record that is out of reach or does not exist', async () => {
    expect((await ask('manager.muse', 'receivable', receivable)).status).toBe(404);
    expect((await ask('finance', 'bill', 'NOBILL')).status).toBe(404);
    expect((await ask('finance', 'order', bill)).status).toBe(400);
  });
});
