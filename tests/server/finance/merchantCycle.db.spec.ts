import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { ACCOUNT, billsOf, GOLDEN, night, rulesOf, to, VOUCHER } from '../../support/bills.ts';
import { allowed, cash, outForDelivery, paidAtTheDoor, signed, tellersOf, type Tellers } from '../../support/money.ts';
import { toOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

/** A minute after the midnight of Yangon that follows the deliveries. */
const NIGHT = '2026-11-20T17:31:00.000Z';
const GOODS = [50_000_00, 30_000_00, 20_000_00];
const MISSING = 1_000_00;
const SUPPLEMENT = 2_500_00;
const FEE = 200_00;
const REFUND = 700_00;

let store: Store;
let server: Serving;
let who: Tellers;
let second: Actor;
let minute = 0;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  who = await tellersOf(store);
  second = await store.person('admin');
});
afterAll(async () => {
  await server.close();
  await store.close();
});

/** Proposes what must be allowed, a minute after the one before, once the night has come. */
const afterMidnight = async (by: Actor, command: Parameters<typeof allowed>[2] | ReturnType<typeof begin>) => {
  minute += 1;
  const at = new Date(Date.parse(NIGHT) + minute * 60_000).toISOString();
  const verdict = await store.propose(by, command, { at });
  if (verdict.status !== 'accepted') throw new Error(`${command.event.type}: ${JSON.stringify(verdict.refusals)}`);
  return verdict.id ?? '';
};
const begin = (machine: string, type: string, data: object) => ({
  machine,
  event: { type: `${machine}.${type}`, ...data },
});
const soon = (): string => new Date(Date.parse(NIGHT) + minute * 60_000).toISOString();

/** Balance of an account, of one party or of everybody. */
const balance = async (account: string, party: string | null = null): Promise<number> => {
  const { rows } = await store.pool.query<{ sum: number }>(
    `select coalesce(sum(amount), 0)::float8 as sum from ledger_entries
     where account = $1 and ($2::text is null or party = $2)`,
    [account, party],
  );
  return rows[0]?.sum ?? 0;
};

/** Returns a field of the rows of a table by their ids. */
const fieldsOf = async (table: string, field: string): Promise<Readonly<Record<string, unknown>>> => {
  const { rows } = await store.pool.query<{ fields: Readonly<Record<string, unknown>> }>(
    `select jsonb_object_agg(id, row -> '${field}') as fields from ${table}`,
  );
  return rows[0]?.fields ?? {};
};

/** Returns a field of the rows, and expects that a step of the upgrade gives the same to rows that were written without it. */
async function upgraded(table: string, field: string, step: string, older = 'true') {
  const fields = await fieldsOf(table, field);
  await store.pool.query(`update ${table} set row = row - '${field}' where ${older}`);
  await store.pool.query(readFileSync(`server/sql/${step}.sql`, 'utf8'));
  expect(await fieldsOf(table, field)).toEqual(fields);
  return fields;
}

/** Sum to be given back on a bill. None was paid out by an event before rows had the sum. */
const toGiveBack = async (bill: string): Promise<unknown> => {
  const older = `not exists (select 1 from events where machine = 'bill' and id = row_bill.id and type = 'bill.refundPaid')`;
  return (await upgraded('row_bill', 'toGiveBack', '220_bills_to_give_back', older))[bill];
};

const requestedBy = async (settlement: string): Promise<unknown> =>
  (await upgraded('row_settlement', 'requestedBy', '221_requested_settlements'))[settlement];

test("a merchant's cycle ends at zero: from cash at the door, counted with a difference, to the slip and the statement", async () => {
  const orders: string[] = [];
  let taken = 0;
  for (const collectionAmount of GOODS) {
    const order = await outForDelivery(store, who, {
      merchant: 'GOLDEN',
      source: 'businessPc',
      payType: 'ledger',
      collectionAmount,
    });
    taken += await paidAtTheDoor(store, who, order);
    await allowed(store, who.courier, toOrder(order, 'order.signed', signed));
    orders.push(order);
  }
  expect(taken).toBe(GOODS.reduce((sum, amount) => sum + amount, 0));
  expect(await balance('cashAtCourier', who.courier.id)).toBe(taken);

  // The courier declares 100,000 in notes; two people find one of 1,000 missing, and a person in charge accepts that.
  const wrongNotes = cash(who.courier, 'handedIn', { MMK: taken, CNY: 0, notesMmk: { 10000: 9 } });
  expect(rulesOf(await store.propose(who.courier, wrongNotes))).toEqual(['courierCash.kyatNotesAddUp']);
  await allowed(store, who.courier, cash(who.courier, 'handedIn', { MMK: taken, CNY: 0, notesMmk: { 10000: 10 } }));
  const found = { MMK: taken - MISSING, CNY: 0, notesMmk: { 10000: 9, 1000: 9 } };
  await allowed(store, who.clerk, cash(who.courier, 'firstCounted', found));
  expect(rulesOf(await store.propose(who.clerk, cash(who.courier, 'secondCounted', found)))).toEqual([
    'courierCash.anotherCounted',
  ]);
  await allowed(store, who.finance, cash(who.courier, 'secondCounted', found));
  expect(rulesOf(await store.propose(who.manager, cash(who.courier, 'accepted')))).toEqual([
    'courierCash.nothingDiffers',
  ]);
  await allowed(store, who.manager, cash(who.courier, 'differenceAccepted', { reason: 'A note was torn' }));
  expect(await balance('cashAtCourier')).toBe(0);
  expect(await balance('cashBeingCounted')).toBe(0);
  expect(await balance('cashDifference')).toBe(MISSING);

  for (const order of orders) {
    const { rows } = await store.pool.query<{ received: number }>(
      'select received::float8 as received from row_receivable where id = $1',
      [`${order}-sign`],
    );
    const receipt = await store.propose(
      who.clerk,
      begin('receipt', 'recorded', {
        receivable: `${order}-sign`,
        amount: rows[0]?.received,
        collectionFee: 0,
        method: 'cash',
        account: ACCOUNT,
        voucher: `R-${order}`,
        transferAt: '2026-11-20T03:00:00.000Z',
      }),
    );
    await allowed(store, who.finance, to('receipt', receipt.id ?? '', 'confirmed'));
  }

  await night(store, store.proposer, NIGHT);
  const [bill] = await billsOf(store, 'GOLDEN');
  expect(bill).toMatchObject({ state: 'pending', lines: 6 });
  const { id = '', receivable = 0, payable = 0 } = bill ?? {};
  expect(payable).toBe(taken);
  expect(-(await balance('payableMerchant', 'GOLDEN'))).toBe(taken);
  await afterMidnight(who.finance, to('bill', id, 'confirmed', VOUCHER));
  const supplement = await afterMidnight(
    who.finance,
    begin('bill', 'supplementOpened', { supplements: id, amount: SUPPLEMENT, reason: 'Carried upstairs' }),
  );
  expect(
    rulesOf(await store.propose(who.finance, to('bill', supplement, 'confirmed', VOUCHER), { at: soon() })),
  ).toEqual(['bill.supplementedByAnother']);
  await afterMidnight(second, to('bill', supplement, 'confirmed', VOUCHER));

  // The slip pays the goods money out; the settlement takes the freight, the supplement and the fee.
  const slip = await afterMidnight(
    who.finance,
    begin('paymentSlip', 'drawn', { ...GOLDEN, account: ACCOUNT, bills: [id] }),
  );
  const settlement = await afterMidnight(
    who.finance,
    begin('settlement', 'opened', { ...GOLDEN, bills: [id, supplement] }),
  );
  await afterMidnight(who.finance, to('settlement', settlement, 'feeCharged'));
  expect(await requestedBy(settlement)).toBeNull();
  await afterMidnight(who.finance, to('settlement', settlement, 'requested'));
  expect(await requestedBy(settlement)).toBe(who.finance.id);
  const settled = { voucher: 'V-settled', sha256: VOUCHER.sha256, transferredAt: soon() };
  expect(
    rulesOf(await store.propose(who.finance, to('settlement', settlement, 'settled', settled), { at: soon() })),
  ).toEqual(['settlement.settledByAnother']);
  await afterMidnight(second, to('settlement', settlement, 'settled', settled));
  const { rows } = await store.pool.query(
    'select net::float8 as net, fee::float8 as fee from row_settlement where id = $1',
    [settlement],
  );
  expect(rows).toEqual([{ net: receivable + SUPPLEMENT + FEE, fee: FEE }]);

  await afterMidnight(who.finance, to('paymentSlip', slip, 'generated'));
  const paid = { ...VOUCHER, transferredAt: soon() };
  const own = await store.propose(who.finance, to('paymentSlip', slip, 'confirmed', paid), { at: soon() });
  expect(rulesOf(own)).toEqual(['paymentSlip.confirmedByAnother']);
  await afterMidnight(second, to('paymentSlip', slip, 'confirmed', paid));
  const again = await store.propose(second, to('paymentSlip', slip, 'confirmed', paid), { at: soon() });
  expect(again.status).toBe('refused');

  for (const account of ['receivableMerchant', 'billsToSettle', 'payableMerchant', 'payouts', 'goodsMoney'])
    expect({ account, balance: await balance(account) }).toEqual({ account, balance: 0 });

  // A part of the freight is given back, decided by another person.
  await afterMidnight(who.finance, to('bill', id, 'refundRequested', { amount: REFUND, reason: 'Two days late' }));
  expect(rulesOf(await store.propose(who.finance, to('bill', id, 'refundConfirmed'), { at: soon() }))).toEqual([
    'bill.anotherPersonAsked',
  ]);
  await afterMidnight(second, to('bill', id, 'refundConfirmed'));
  for (const account of ['receivableMerchant', 'payableMerchant', 'refundsPaid', 'cashTaken'])
    expect({ account, balance: await balance(account) }).toEqual({ account, balance: 0 });
  // What is given back after the settlement is a credit of the customer until it is paid out, once.
  expect(await balance('billsToSettle')).toBe(-REFUND);
  expect(await toGiveBack(id)).toBe(REFUND);
  const bank = await balance('bank');
  const repaid = { voucher: 'V-repaid', sha256: VOUCHER.sha256, transferredAt: soon() };
  await afterMidnight(who.finance, to('bill', id, 'refundPaid', repaid));
  expect(await toGiveBack(id)).toBe(0);
  expect(await balance('billsToSettle')).toBe(0);
  expect(await balance('bank')).toBe(bank - REFUND);
  const twice = await store.propose(who.finance, to('bill', id, 'refundPaid', repaid), { at: soon() });
  expect(twice.status).toBe('refused');
  const { rows: whole } = await store.pool.query('select coalesce(sum(amount), 0)::float8 as sum from ledger_entries');
  expect(whole).toEqual([{ sum: 0 }]);

  for (const [language, title, outcome] of [
    ['en', 'Statement of account', 'Refund paid out'],
    ['zh', '对账单', '支付退款'],
  ] as const) {
    const search = new URLSearchParams({ ...GOLDEN, from: '2026-11-01', to: '2026-11-30', language });
    const { statusCode, rawPayload } = await server.app.inject({
      method: 'GET',
      url: `/api/finance/statement?${search}`,
      headers: { authorization: await server.tokenOf('finance') },
    });
    expect(statusCode).toBe(200);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(title);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(outcome);
    for (const said of [id, settlement, slip, '-700.00']) expect(text).toContain(said);
  }
  for (const [machine, number] of Object.entries({ bill: id, settlement, paymentSlip: slip })) {
    const { statusCode, headers } = await server.app.inject({
      method: 'GET',
      url: `/api/finance/papers/${machine}/${number}?language=zh`,
      headers: { authorization: await server.tokenOf('auditor') },
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  }
  const foreign = await server.get(`/api/finance/papers/bill/${id}`, 'courier.yangon');
  expect(foreign.status).toBe(403);
});
