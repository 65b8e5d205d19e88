import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepNext } from '#server/auditor/follow.ts';
import type { Finding } from '#server/auditor/invariant.ts';
import { ACCOUNT, billsOf, collectedFor, GOLDEN, night, rulesOf, to, VOUCHER } from '../../support/bills.ts';
import { rowOf } from '../../support/money.ts';
import { createStore, type Store } from '../../support/world.ts';

const NIGHT_AFTER = '2026-11-21T17:31:00.000Z';
const at = (place: number): string => new Date(Date.parse(NIGHT_AFTER) + place * 60_000).toISOString();

let store: Store;
beforeAll(async () => {
  store = await createStore();
});
afterAll(() => store.close());

test('a payment slip is confirmed by the line of a bank statement that another person accepts', async () => {
  const [finance, admin] = await Promise.all(['finance', 'admin'].map((name) => store.person(name)));
  if (!finance || !admin) throw new Error('Nobody is there');
  const propose = async (by: typeof finance, command: Parameters<Store['propose']>[1], place: number) => {
    const verdict = await store.propose(by, command, { at: at(place) });
    expect(verdict.refusals).toEqual([]);
    return verdict.id ?? '';
  };
  await collectedFor(store, 'GOLDEN', 50_000_00);
  await night(store, store.proposer, NIGHT_AFTER);
  const bill = (await billsOf(store, 'GOLDEN')).find(({ payable }) => payable > 0);
  await propose(finance, to('bill', bill?.id ?? '', 'confirmed', VOUCHER), 1);
  const drawn = { type: 'paymentSlip.drawn', ...GOLDEN, account: ACCOUNT, bills: [bill?.id ?? ''] };
  const slip = await propose(finance, { machine: 'paymentSlip', event: drawn }, 2);
  await propose(finance, to('paymentSlip', slip, 'generated'), 3);

  const imported = {
    type: 'bankLine.imported',
    account: '0012 3456 7890',
    day: '2026-11-22',
    paidOut: bill?.payable,
    reference: slip,
    number: 1,
  };
  const line = await propose(finance, { machine: 'bankLine', event: imported }, 4);
  await propose(finance, to('bankLine', line, 'matched', { paymentSlip: slip }), 5);
  const accept = to('bankLine', line, 'accepted');
  expect(rulesOf(await store.propose(finance, accept, { at: at(6) }))).toEqual(['paymentSlip.confirmedByAnother']);
  await propose(admin, accept, 7);

  expect(await rowOf(store, 'paymentSlip', slip)).toMatchObject({
    state: 'confirmed',
    bankLine: line,
    voucher: null,
    transferredAt: '2026-11-21T17:30:00.000Z',
    confirmedBy: admin.id,
  });
  expect(await rowOf(store, 'bill', bill?.id ?? '')).toMatchObject({ slipStatus: 'confirmed' });
  const { rows } = await store.pool.query(
    `select sum(amount)::int as amount from ledger_entries where account = 'bank' and id = $1`,
    [slip],
  );
  expect(rows).toEqual([{ amount: -(bill?.payable ?? 0) }]);

  const alarms: Finding[] = [];
  await sweepNext({ pool: store.pool, proposer: store.proposer, alarm: (found) => alarms.push(...found) }, 1);
  expect(alarms.filter(({ id }) => id === slip)).toEqual([]);
});
