import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billsOf, collectedFor, night, NIGHT, onAccount, to, VOUCHER } from '../../support/bills.ts';
import { createStore, type Store } from '../../support/world.ts';

/** Customers by what became of the bill of their day. */
const CUSTOMERS = { reopened: 'GOLDEN', confirmed: 'SHWETHAR', pending: 'YADANAR' } as const;
const MORNING = new Date(Date.parse(NIGHT) + 60_000).toISOString();

let store: Store;
const kept = async () => {
  const { rows } = await store.pool.query<{ id: string; row: { outstanding: number; receivable: number } }>(
    'select id, row from row_bill order by id',
  );
  return new Map(rows.map(({ id, row }) => [id, row]));
};
const billOf = async (customer: string): Promise<string> => (await billsOf(store, customer))[0]?.id ?? '';

async function allowed(account: string, bill: string, type: string, data: object): Promise<void> {
  const verdict = await store.propose(await store.person(account), to('bill', bill, type, data), { at: MORNING });
  if (verdict.status !== 'accepted') throw new Error(`${type}: ${JSON.stringify(verdict.refusals)}`);
}

beforeAll(async () => {
  store = await createStore();
  const clerk = await store.person('clerk.yangon');
  for (const customer of Object.values(CUSTOMERS)) {
    await onAccount(store, clerk, customer);
    await collectedFor(store, customer, 50_000_00);
  }
  await night(store);
  const [reopened, confirmed] = [await billOf(CUSTOMERS.reopened), await billOf(CUSTOMERS.confirmed)];
  for (const bill of [reopened, confirmed]) await allowed('finance', bill, 'confirmed', VOUCHER);
  const supplement = { supplements: confirmed, amount: 700_00, reason: 'Storage' };
  const { id } = await store.propose(
    await store.person('admin'),
    { machine: 'bill', event: { type: 'bill.supplementOpened', ...supplement } },
    { at: MORNING },
  );
  await allowed('finance', id ?? '', 'confirmed', { ...VOUCHER, voucher: 'V2' });
  for (const bill of [reopened, id ?? '']) await allowed('admin', bill, 'reopened', { reason: 'A wrong voucher' });
});
afterAll(() => store.close());

test('bills that were reopened before owe again what their first confirmation took over, and no others', async () => {
  const before = await kept();
  const owed = (bill: string) => before.get(bill)?.outstanding ?? 0;
  const reopened = await billOf(CUSTOMERS.reopened);
  expect(owed(reopened)).toBeGreaterThan(0);
  expect(owed(reopened)).toBe(before.get(reopened)?.receivable);
  expect(owed(await billOf(CUSTOMERS.confirmed))).toBeGreaterThan(0);
  expect(owed(await billOf(CUSTOMERS.pending))).toBe(0);
  await store.pool.query(`update row_bill set row = row || '{"outstanding": 0}' where state = 'pending'`);
  expect(await kept()).not.toEqual(before);
  await store.pool.query(readFileSync('server/sql/215_reopened_bills.sql', 'utf8'));
  expect(await kept()).toEqual(before);
});
