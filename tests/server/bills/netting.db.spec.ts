import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { ACCOUNT, billsOf, collectedFor, GOLDEN, night, rulesOf, to, VOUCHER } from '../../support/bills.ts';
import { createStore, type Store } from '../../support/world.ts';

const GOODS = 50_000_00;
const SOON = '2026-11-20T17:31:00.000Z';
const at = (place: number): string => new Date(Date.parse(SOON) + place * 60_000).toISOString();

let store: Store;
let finance: Actor;
let admin: Actor;
let bill = '';
let owed = 0;

beforeAll(async () => {
  store = await createStore();
  finance = await store.person('finance');
  admin = await store.person('admin');
  await collectedFor(store, 'GOLDEN', GOODS);
  await night(store, store.proposer, SOON);
  const found = (await billsOf(store, 'GOLDEN')).find(({ payable }) => payable > 0);
  bill = found?.id ?? '';
  owed = found?.payable ?? 0;
  await store.propose(finance, to('bill', bill, 'confirmed', VOUCHER), { at: at(1) });
});
afterAll(() => store.close());

const gather = () => ({ machine: 'settlement', event: { type: 'settlement.opened', ...GOLDEN, bills: [bill] } });
const draw = () => ({
  machine: 'paymentSlip',
  event: { type: 'paymentSlip.drawn', ...GOLDEN, account: ACCOUNT, bills: [bill] },
});
const payable = async () => {
  const { rows } = await store.pool.query('select state, slip, outstanding from row_payable where customer = $1', [
    'GOLDEN',
  ]);
  return rows;
};
/** Returns the balance of an account. */
const balance = async (account: string): Promise<number> => {
  const { rows } = await store.pool.query<{ sum: number }>(
    'select coalesce(sum(amount), 0)::float8 as sum from ledger_entries where account = $1',
    [account],
  );
  return rows[0]?.sum ?? 0;
};

describe('goods money on a bill', () => {
  test('goods money on a bill is not counted by a settlement while a slip is to pay it out', async () => {
    const slip = await store.propose(finance, draw(), { at: at(2) });
    expect(slip.status).toBe('accepted');
    const beside = await store.propose(finance, gather(), { at: at(3) });
    const { rows } = await store.pool.query('select payable from row_settlement where id = $1', [beside.id]);
    expect(rows).toEqual([{ payable: 0 }]);
    await store.propose(finance, to('settlement', beside.id ?? '', 'dissolved', { reason: 'Alone' }), { at: at(4) });
    const given = to('paymentSlip', slip.id ?? '', 'cancelled', { reason: 'By the settlement' });
    expect((await store.propose(finance, given, { at: at(5) })).status).toBe('accepted');
  });

  test('goods money is not paid out by a slip once a settlement takes it off the bill; let go, the money is free again', async () => {
    const settlement = await store.propose(finance, gather(), { at: at(6) });
    expect(rulesOf(await store.propose(finance, draw(), { at: at(7) }))).toEqual(['bill.notNettedInSettlement']);
    await store.propose(finance, to('settlement', settlement.id ?? '', 'dissolved', { reason: 'Later' }), {
      at: at(8),
    });
    const slip = await store.propose(finance, draw(), { at: at(9) });
    expect(slip.status).toBe('accepted');
    await store.propose(finance, to('paymentSlip', slip.id ?? '', 'cancelled', { reason: 'Later' }), { at: at(10) });
  });

  test('goods money on a bill is paid by the settlement that takes it off, once, and the ledger says so', async () => {
    const before = await balance('payableMerchant');
    expect(before).toBe(-owed);
    const { id } = await store.propose(finance, gather(), { at: at(11) });
    for (const [place, [by, event, data]] of (
      [
        [finance, 'requested', {}],
        [admin, 'settled', { ...VOUCHER, transferredAt: at(12) }],
      ] as const
    ).entries())
      expect((await store.propose(by, to('settlement', id ?? '', event, data), { at: at(13 + place) })).status).toBe(
        'accepted',
      );
    expect(await payable()).toEqual([{ state: 'paid', slip: null, outstanding: 0 }]);
    expect(await Promise.all(['payableMerchant', 'payouts', 'billsToSettle'].map(balance))).toEqual([0, 0, 0]);
    expect((await store.propose(finance, draw(), { at: at(15) })).status).toBe('refused');
  });
});
