import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEBTS } from '#machines/finance/debts.ts';
import { QUEUES } from '#machines/queues/index.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { filterOf } from '#server/store/finance.ts';
import { ACCOUNT, billsOf, collectedFor, GOLDEN, night, NIGHT, onAccount, to, VOUCHER } from '../../support/bills.ts';
import { serve, type Serving } from '../../support/serving.ts';

import { createStore, type Store } from '../../support/world.ts';

const GOODS = 50_000_00;
const REFUND = 70_00;

let store: Store;
let server: Serving;
let finance: Actor;
let admin: Actor;
let minute = 0;
/** The bill with freight on account and goods money. */
let bill: { readonly id: string; readonly receivable: number; readonly payable: number };

/** Proposes what must be allowed, a minute after the one before. */
async function done(by: Actor, command: Parameters<Store['propose']>[1]): Promise<string> {
  minute += 1;
  const at = soon();
  const { status, id, refusals } = await store.propose(by, command, { at });
  if (status !== 'accepted' || id === null) throw new Error(JSON.stringify(refusals));
  return id;
}
const soon = (): string => new Date(Date.parse(NIGHT) + minute * 60_000).toISOString();
const open = (machine: string, type: string, data: object) => ({
  machine,
  event: { type: `${machine}.${type}`, ...GOLDEN, ...data },
});

const balance = async (account: string): Promise<number> => {
  const { rows } = await store.pool.query<{ sum: number }>(
    `select coalesce(sum(amount), 0)::float8 as sum from ledger_entries where account = $1 and party = 'GOLDEN'`,
    [account],
  );
  return rows[0]?.sum ?? 0;
};
/** Sum and count of the bills behind a figure, of GOLDEN. */
const behind = async ({ where, sums }: (typeof DEBTS)['bill'] | (typeof QUEUES)['slipsToDraw']) => {
  const { body } = await server.ask<{ total: number; records: Record<string, number>[] }>('POST', '/api/bill/page', {
    as: 'finance',
    body: {
      filters: [...where, { field: 'customer', op: 'eq', value: 'GOLDEN' } as const].map((one) =>
        filterOf(one, Date.now()),
      ),
      pageNum: 1,
      pageSize: 50,
      exactTotal: true,
    },
  });
  return { bills: body.total, sum: body.records.reduce((sum, row) => sum + (row[sums[0]] ?? Number.NaN), 0) };
};

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  [finance, admin] = await Promise.all([store.person('finance'), store.person('admin')]);
  await onAccount(store, await store.person('clerk.yangon'), 'GOLDEN');
  await collectedFor(store, 'GOLDEN', GOODS);
  await night(store);
  const found = (await billsOf(store, 'GOLDEN')).find(({ receivable, payable }) => receivable > REFUND && payable > 0);
  if (!found) throw new Error('No bill has both sides');
  bill = found;
});
afterAll(async () => {
  await server.close();
  await store.close();
});

describe('what a bill leaves open', () => {
  test('a bill leaves nothing open before it is confirmed', async () => {
    expect(await behind(DEBTS.bill)).toEqual({ bills: 0, sum: 0 });
    expect(await behind(QUEUES.slipsToDraw)).toEqual({ bills: 0, sum: 0 });
  });

  test('a bill leaves open its receivables, less what was refunded, as in the ledger', async () => {
    await done(finance, to('bill', bill.id, 'confirmed', VOUCHER));
    expect(await behind(DEBTS.bill)).toEqual({ bills: 1, sum: bill.receivable });
    await done(finance, to('bill', bill.id, 'refundRequested', { amount: REFUND, reason: 'Two days late' }));
    await done(admin, to('bill', bill.id, 'refundConfirmed'));
    expect(await behind(DEBTS.bill)).toEqual({ bills: 1, sum: bill.receivable - REFUND });
    expect(await balance('billsToSettle')).toBe(bill.receivable - REFUND);
  });

  test('a bill leaves open its goods money, also when the slip that kept it out of a settlement is withdrawn later', async () => {
    expect(await behind(QUEUES.slipsToDraw)).toEqual({ bills: 1, sum: bill.payable });
    const slip = await done(finance, open('paymentSlip', 'drawn', { account: ACCOUNT, bills: [bill.id] }));
    expect(await behind(QUEUES.slipsToDraw)).toEqual({ bills: 0, sum: 0 });
    const settlement = await done(finance, open('settlement', 'opened', { bills: [bill.id] }));
    await done(finance, to('settlement', settlement, 'requested'));
    await done(admin, to('settlement', settlement, 'settled', { ...VOUCHER, transferredAt: soon() }));
    expect(await behind(DEBTS.bill)).toEqual({ bills: 0, sum: 0 });
    expect(await balance('billsToSettle')).toBe(0);
    await done(finance, to('paymentSlip', slip, 'cancelled', { reason: 'Wrong account' }));
    expect(await behind(QUEUES.slipsToDraw)).toEqual({ bills: 1, sum: bill.payable });
    expect(await balance('payableMerchant')).toBe(-bill.payable);
    await done(finance, open('paymentSlip', 'drawn', { account: ACCOUNT, bills: [bill.id] }));
    expect(await behind(QUEUES.slipsToDraw)).toEqual({ bills: 0, sum: 0 });
  });

  test('a bill leaves no goods money open while a settlement nets it, and leaves it open again once the bill is let go', async () => {
    await collectedFor(store, 'GOLDEN', GOODS);
    await night(store, store.proposer, '2026-11-21T17:31:00.000Z', 2);
    const [next] = (await billsOf(store, 'GOLDEN')).filter(({ id, payable }) => id !== bill.id && payable > 0);
    minute += 24 * 60;
    await done(finance, to('bill', next?.id ?? '', 'confirmed', { ...VOUCHER, sha256: VOUCHER.sha256, voucher: 'V2' }));
    expect(await behind(QUEUES.slipsToDraw)).toEqual({ bills: 1, sum: next?.payable });
    const settlement = await done(finance, open('settlement', 'opened', { bills: [next?.id] }));
    expect(await behind(QUEUES.slipsToDraw)).toEqual({ bills: 0, sum: 0 });
    await done(finance, to('settlement', settlement, 'dissolved', { reason: 'Later' }));
    expect(await behind(QUEUES.slipsToDraw)).toEqual({ bills: 1, sum: next?.payable });
  });
});
