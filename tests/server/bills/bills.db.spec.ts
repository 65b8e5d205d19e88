import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { system, type Actor } from '#machines/kit/actor.ts';
import { transfer } from '#machines/journals/transfer.ts';
import { transferRow } from '#machines/journals/transferRow.ts';
import { mayRead } from '#server/access.ts';
import type { Verdict } from '#server/propose/command.ts';
import { historyOf } from '#server/store/history.ts';
import { pageOf } from '#server/store/page.ts';
import { columnsOf } from '#server/store/selection/columns.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import {
  ACCOUNT,
  billsOf,
  billWith,
  collectedFor,
  GOLDEN,
  NIGHT,
  night,
  onAccount,
  rulesOf,
  to,
  TODAY,
  VOUCHER,
} from '../../support/bills.ts';
import { createStore, minutes, type Store } from '../../support/world.ts';

/** Returns the statuses of verdicts in alphabetical order. */
const statusesOf = (verdicts: readonly (Verdict | readonly Verdict[])[]): string[] =>
  verdicts
    .flat()
    .map(({ status }) => status)
    .toSorted();

let store: Store;
let clerk: Actor;
let finance: Actor;
let admin: Actor;
const later = (place: number): string => new Date(Date.parse(NIGHT) + place * 60_000).toISOString();

beforeAll(async () => {
  store = await createStore();
  clerk = await store.person('clerk.yangon');
  finance = await store.person('finance');
  admin = await store.person('admin');
});
afterAll(() => store.close());

const lineOf = async (order: string, stage = 'collection') => {
  const { rows } = await store.pool.query<{ id: string; state: string; due: number; bill: string | null }>(
    'select id, state, due, bill from row_receivable where id = $1',
    [`${order}-${stage}`],
  );
  return rows[0] ?? { id: '', state: '', due: 0, bill: null };
};

const claimsOf = async (kind: string) =>
  (await store.pool.query('select key, id from claims where kind = $1 order by key', [kind])).rows;

/** Creates a merchant's pending bill of the day, with this number of orders on account. */
const pendingBill = async (merchant: string, orders = 1) => {
  const ids: string[] = [];
  for (let index = 0; index < orders; index += 1) ids.push(await onAccount(store, admin, merchant));
  await night(store);
  const [bill] = await billsOf(store, merchant);
  if (!bill) throw new Error(`No bill of ${merchant}`);
  return { bill, orders: ids };
};

const confirmed = async (merchant: string, orders = 1) => {
  const made = await pendingBill(merchant, orders);
  const verdict = await store.propose(finance, to('bill', made.bill.id, 'confirmed', VOUCHER), { at: later(1) });
  expect(verdict.refusals).toEqual([]);
  return made;
};

describe('the bill of a day', () => {
  test('the bill of a day is made once for each customer, of all that is on account, and only when the day is over', async () => {
    const orders = [await onAccount(store, clerk, 'SHWETHAR'), await onAccount(store, clerk, 'SHWETHAR')];
    expect(await night(store, store.proposer, minutes(800))).toMatchObject({ bills: 0 });
    expect(await night(store)).toMatchObject({ refused: 0 });
    const lines = await Promise.all(orders.map((id) => lineOf(id)));
    const [bill, ...others] = await billsOf(store, 'SHWETHAR');
    expect(others).toEqual([]);
    expect(bill).toMatchObject({ state: 'pending', day: TODAY, lines: 2, payable: 0 });
    expect(bill?.receivable).toBe(lines.reduce((sum, { due }) => sum + due, 0));
    expect(bill?.receivable).toBeGreaterThan(0);
    expect(lines.map((line) => [line.state, line.bill])).toEqual(lines.map(() => ['billed', bill?.id]));
    expect(await night(store)).toEqual({ bills: 0, already: 0, refused: 0 });
  });

  test('the bill of a day that is not over is refused', async () => {
    const order = await onAccount(store, clerk, 'YADANAR');
    const { id, due } = await lineOf(order);
    const wanted = {
      customerKind: 'merchant',
      customer: 'YADANAR',
      customerName: 'Yadanar Mobile',
      branch: 'YGN',
      day: TODAY,
      lines: [{ line: id, kind: 'receivable', order, amount: due }],
    };
    expect(rulesOf(await billWith(store, wanted, '2026-11-20T17:29:59.999Z'))).toEqual(['bill.dayIsOver']);
    expect((await billWith(store, wanted, '2026-11-20T17:30:00.000Z')).status).toBe('accepted');
  });

  test('the bill of a day never mixes two customers, or merchants and persons, nor says another sum than its lines', async () => {
    const orders = [await onAccount(store, clerk, 'PADAUK'), await onAccount(store, admin, 'CAPITAL')];
    const [own, other] = await Promise.all(
      orders.map(async (order) => {
        const { id: line, due: amount } = await lineOf(order);
        return { line, kind: 'receivable', order, amount };
      }),
    );
    const wanted = {
      customerKind: 'merchant',
      customer: 'PADAUK',
      customerName: 'Padauk Cosmetics',
      branch: 'YGN',
      day: TODAY,
    };
    const asked = (data: object) => billWith(store, { ...wanted, ...data }).then(rulesOf);
    expect(await asked({ lines: [own, other] })).toEqual(['bill.linesOfOneCustomer']);
    expect(await asked({ customerKind: 'personal', lines: [own] })).toEqual(['bill.linesOfOneKind']);
    expect(await asked({ lines: [own, own] })).toEqual(['bill.linesAreDistinct']);
    expect(await asked({ lines: [{ ...own, amount: (own?.amount ?? 0) + 1 }] })).toEqual(['bill.amountsAreTheLines']);
    expect(await asked({ lines: [{ ...own, line: 'SL000000000MM-collection' }] })).toContain('bill.amountsAreTheLines');
    expect(await asked({ lines: [own] })).toEqual([]);
    const late = await onAccount(store, clerk, 'PADAUK');
    const { id: line, due: amount } = await lineOf(late);
    expect(await asked({ lines: [{ line, kind: 'receivable', order: late, amount }] })).toEqual(['claim.bill.cycle']);
    expect(await asked({ day: '2026-11-19', lines: [own] })).not.toEqual([]);
  });

  test('the bill of a day is made once by four that make it at the same moment, and no line is on two bills', async () => {
    const merchants = ['GOLDEN', 'ROYALMDY', 'ZAYCHO', 'SHANTEA', 'BORDER'];
    for (const merchant of merchants)
      for (let index = 0; index < 3; index += 1) await onAccount(store, admin, merchant);
    const processes = [store.proposer, store.another(), store.another(), store.another()];
    const results = await Promise.all(processes.map((proposer, index) => night(store, proposer, NIGHT, index + 1)));
    const made = results.reduce((sum, { bills = 0 }) => sum + bills, 0);
    const found = (await Promise.all(merchants.map((merchant) => billsOf(store, merchant)))).flat();
    expect(found.map(({ customer, lines }) => [customer, lines])).toEqual(merchants.map((merchant) => [merchant, 3]));
    expect(made).toBeGreaterThanOrEqual(merchants.length);
    const { rows } = await store.pool.query(
      `select data ->> 'customer' as customer from events where type = 'bill.generated' and data ->> 'customer' = any($1)`,
      [merchants],
    );
    expect(rows).toHaveLength(merchants.length);
  });

  test('a line that comes after the bill of a day goes on the bill of the next day', async () => {
    const { orders } = await pendingBill('RUIYUAN');
    const next = await newOrder(store, admin, { merchant: 'RUIYUAN', payType: 'ledger', source: 'businessPc' });
    await night(store);
    expect(await billsOf(store, 'RUIYUAN')).toHaveLength(1);
    await night(store, store.proposer, '2026-11-21T17:30:30.000Z');
    const bills = await billsOf(store, 'RUIYUAN');
    expect(bills.map(({ day, lines }) => [day, lines])).toEqual([
      [TODAY, 1],
      ['2026-11-21', 1],
    ]);
    expect((await lineOf(next)).bill).toBe(bills[1]?.id);
    expect((await lineOf(orders[0] ?? '')).bill).toBe(bills[0]?.id);
  });
});

describe('confirming a bill', () => {
  test('confirming a bill needs the voucher, settles every receivable, and updates the orders', async () => {
    const { bill, orders } = await pendingBill('YUNJADE', 2);
    const bare = await store.propose(finance, to('bill', bill.id, 'confirmed', { voucher: 'V1' }), { at: later(1) });
    expect(bare.refusals.map(({ field }) => field)).toEqual(['sha256']);
    const wrong = { voucher: 'V1', sha256: 'A'.repeat(64) };
    expect((await store.propose(finance, to('bill', bill.id, 'confirmed', wrong), { at: later(1) })).status).toBe(
      'refused',
    );
    const verdict = await store.propose(finance, to('bill', bill.id, 'confirmed', VOUCHER), { at: later(1) });
    expect(verdict).toMatchObject({ status: 'accepted', refusals: [] });
    expect(verdict.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['receivable.settled', 'order.billConfirmed', 'order.collectionPaidByBill']),
    );
    for (const order of orders) {
      expect(await lineOf(order)).toMatchObject({ state: 'settled', due: 0 });
      const types = (await historyOf(store.pool, { machine: 'order', id: order })).map(({ type }) => type);
      expect(types.filter((type) => type === 'order.billConfirmed')).toHaveLength(1);
    }
    const again = await store.propose(finance, to('bill', bill.id, 'confirmed', VOUCHER), { at: later(2) });
    expect(again).toMatchObject({ status: 'refused', refusals: [{ code: 'notDeclared' }] });
  });

  test('confirming a bill by two at once is done by one of them', async () => {
    const { bill } = await pendingBill('DIANSHANG');
    const confirm = to('bill', bill.id, 'confirmed', VOUCHER);
    const other = store.another();
    const verdicts = await Promise.all([
      store.propose(finance, confirm, { at: later(1) }),
      store.proposeTo(other, admin, confirm, later(1)).then(([verdict]) => verdict),
    ]);
    expect(new Set(verdicts.map((verdict) => verdict?.status))).toEqual(new Set(['accepted', 'refused']));
  });

  test('confirming several bills at once answers for each: total, succeeded, failed', async () => {
    const ids = (await Promise.all(['ROYALMDY', 'ZAYCHO', 'SHANTEA'].map((one) => billsOf(store, one))))
      .flat()
      .map(({ id }) => id);
    const [first = ''] = ids;
    await store.propose(finance, to('bill', first, 'confirmed', VOUCHER), { at: later(1) });
    const verdicts = await store.proposeAll(
      finance,
      [...ids, 'BL0'].map((id) => to('bill', id, 'confirmed', VOUCHER)),
      { at: later(2) },
    );
    const succeeded = verdicts.filter(({ status }) => status === 'accepted');
    const failed = verdicts.filter(({ status }) => status === 'refused');
    expect([verdicts.length, succeeded.length, failed.length]).toEqual([4, 2, 2]);
    const { rows } = await store.pool.query('select id from row_bill where state = $1 and id = any($2) order by id', [
      'confirmed',
      ids,
    ]);
    expect(rows.map(({ id }) => id)).toEqual(ids.toSorted());
    expect(succeeded.map(({ id }) => id)).toEqual(ids.slice(1));
  });
});

describe('a confirmed bill', () => {
  test('a confirmed bill is reopened by another of finance alone, and confirmed again settles nothing twice', async () => {
    const [bill] = await billsOf(store, 'ZAYCHO');
    const reopen = to('bill', bill?.id ?? '', 'reopened', { reason: 'The wrong bank slip' });
    expect(rulesOf(await store.propose(finance, reopen, { at: later(3) }))).toEqual(['bill.reopenedByAnother']);
    expect(rulesOf(await store.propose(clerk, reopen, { at: later(3) }))).not.toEqual([]);
    const verdict = await store.propose(admin, reopen, { at: later(3) });
    expect(verdict.refusals).toEqual([]);
    expect(verdict.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['bill.reopened', 'order.billReopened']),
    );
    const again = await store.propose(finance, to('bill', bill?.id ?? '', 'confirmed', VOUCHER), { at: later(3) });
    expect(again.refusals).toEqual([]);
    expect(again.events.map(({ type }) => type)).not.toContain('receivable.settled');
    expect(again.events.map(({ type }) => type)).toContain('order.billConfirmed');
  });
});

describe('after a bill', () => {
  test('a change of an order before its bill is confirmed changes the line and the sum with it', async () => {
    const [bill] = await billsOf(store, 'BORDER');
    const { rows } = await store.pool.query<{ order: string }>(
      `select "order" from row_receivable where bill = $1 limit 1`,
      [bill?.id],
    );
    const order = rows[0]?.order ?? '';
    const before = (await lineOf(order)).due;
    const fee = { kind: 'packaging', amount: 700_00, channel: 'bank', stage: 'collection' };
    const verdict = await store.propose(admin, toOrder(order, 'order.extraFeeAdded', fee), { at: later(1) });
    expect(verdict.refusals).toEqual([]);
    const [after] = await billsOf(store, 'BORDER');
    expect((await lineOf(order)).due).toBe(before + 700_00);
    expect(after?.receivable).toBe((bill?.receivable ?? 0) + 700_00);
  });

  test('a change of an order at the moment its bill is made or confirmed is either on the bill or refused', async () => {
    const day = (round: number) => new Date(Date.parse(NIGHT) + (round + 10) * 86_400_000).toISOString();
    const fee = { kind: 'packaging', amount: 700_00, channel: 'bank', stage: 'collection' };
    const other = store.another();
    const asOther = (command: object, at: string) =>
      store.proposeTo(other, admin, command as ReturnType<typeof to>, at);
    const outcomes: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const order = await onAccount(store, admin, 'CAPITAL');
      const making = round % 2 === 0;
      if (!making) await night(store, store.proposer, day(round));
      const bill = (await billsOf(store, 'CAPITAL')).at(-1);
      const [, [changed]] = await Promise.all([
        making
          ? night(store, store.proposer, day(round), round + 1)
          : store.propose(finance, to('bill', bill?.id ?? '', 'confirmed', VOUCHER), { at: day(round) }),
        asOther(toOrder(order, 'order.extraFeeAdded', fee), day(round)),
      ]);
      outcomes.push(changed?.status ?? '');
      await night(store, store.proposer, day(round), round + 100);
      const { rows } = await store.pool.query(
        `select b.id from row_bill b join streams s on s.machine = 'bill' and s.id = b.id
         cross join jsonb_array_elements(s.context -> 'lines') line
         join row_receivable r on r.id = line ->> 'line'
         where (line ->> 'amount')::bigint <> case r.state when 'settled' then r.received else r.due end`,
      );
      expect(rows).toEqual([]);
      expect((await lineOf(order)).state).toMatch(/^(billed|settled|credited)$/);
    }
    expect(outcomes.every((status) => status === 'accepted' || status === 'refused')).toBe(true);
  });

  test('the amounts of a confirmed bill stay: a supplement above zero is a new bill', async () => {
    const { bill } = await confirmed('YADANAR');
    const { rows } = await store.pool.query<{ data: { lines: { order: string }[] } }>(
      `select data from events where machine = 'bill' and id = $1 and version = 1`,
      [bill.id],
    );
    const order = rows[0]?.data.lines[0]?.order ?? '';
    const fee = { kind: 'packaging', amount: 700_00, channel: 'bank', stage: 'collection' };
    const heavier = toOrder(order, 'order.weightModified', { weightGrams: 9000, reason: 'Weighed again' });
    for (const change of [toOrder(order, 'order.extraFeeAdded', fee), heavier]) {
      const verdict = await store.propose(admin, change, { at: later(2) });
      expect([change.event.type, verdict.status]).toEqual([change.event.type, 'refused']);
    }
    const supplement = (data: object) =>
      store.propose(
        finance,
        {
          machine: 'bill',
          event: { type: 'bill.supplementOpened', supplements: bill.id, amount: 900_00, reason: 'Too light', ...data },
        },
        { at: later(3) },
      );
    expect(rulesOf(await supplement({ amount: 0 }))).toEqual(['bill.supplementAboveZero']);
    const [pending] = await billsOf(store, 'BORDER');
    expect(rulesOf(await supplement({ supplements: pending?.id }))).toEqual(['bill.supplementedIsConfirmed']);
    const made = await supplement({});
    expect(made.status).toBe('accepted');
    expect(made.id).not.toBe(bill.id);
    const [, second] = await billsOf(store, 'YADANAR');
    expect(second).toMatchObject({ id: made.id, state: 'pending', receivable: 900_00, lines: 1 });
  });
});

describe('a settlement', () => {
  const open = (bills: readonly string[], customer = 'ROYALMDY') => ({
    machine: 'settlement',
    event: { type: 'settlement.opened', customerKind: 'merchant', customer, bills },
  });
  const billOf = async (customer: string) => (await billsOf(store, customer))[0]?.id ?? '';

  test('a settlement gathers confirmed bills of one customer alone', async () => {
    const [own, other, pending] = await Promise.all(['ROYALMDY', 'ZAYCHO', 'BORDER'].map(billOf));
    const asked = (bills: readonly string[], customer?: string) =>
      store.propose(finance, open(bills, customer), { at: later(4) }).then(rulesOf);
    expect(await asked([own ?? '', other ?? ''])).toEqual(['bill.ofTheSameCustomer']);
    expect(await asked([pending ?? ''], 'BORDER')).toEqual(['bill.isConfirmed']);
    // Of several bills it says which one.
    const waits = await store.propose(finance, open([pending ?? ''], 'BORDER'), { at: later(4) });
    expect(waits.refusals.map(({ about }) => about)).toEqual([{ machine: 'bill', id: pending }]);
    expect(await asked(['BL0'])).toEqual(['namedWithinReach']);
    const personal = { ...open([own ?? '']), event: { ...open([own ?? '']).event, customerKind: 'personal' } };
    expect(rulesOf(await store.propose(finance, personal, { at: later(4) }))).toEqual(['bill.ofTheSameKind']);
  });

  test('a settlement takes a bill once, of two that ask at the same moment', async () => {
    const command = open([await billOf('ROYALMDY')]);
    const verdicts = await Promise.all([
      store.propose(finance, command, { at: later(5) }),
      store.proposeTo(store.another(), admin, command, later(5)),
    ]);
    expect(statusesOf(verdicts)).toEqual(['accepted', 'refused']);
    const { rows } = await store.pool.query<{ id: string }>(`select id from row_settlement where state = 'none'`);
    expect(await claimsOf('settlement.bill')).toEqual(rows.map(({ id }) => ({ key: command.event.bills[0], id })));
  });

  test('a settlement charges its handling fee once, 200 MMK by default, and is settled by its voucher', async () => {
    const { rows } = await store.pool.query<{ id: string; receivable: number }>(
      `select id, receivable from row_settlement where customer = 'ROYALMDY'`,
    );
    const { id = '', receivable = 0 } = rows[0] ?? {};
    const charge = to('settlement', id, 'feeCharged');
    const verdicts = await Promise.all([
      store.propose(finance, charge, { at: later(6) }),
      store.propose(admin, charge, { at: later(6) }),
    ]);
    expect(verdicts.map(({ status }) => status).toSorted()).toEqual(['accepted', 'refused']);
    expect(verdicts.flatMap(rulesOf)).toEqual(['settlement.feeNotYetCharged']);
    const row = async () =>
      (await store.pool.query('select fee, net, state from row_settlement where id = $1', [id])).rows;
    expect(await row()).toEqual([{ fee: 200_00, net: receivable + 200_00, state: 'none' }]);
    await store.propose(finance, to('settlement', id, 'requested'), { at: later(7) });
    const paid = { ...VOUCHER, transferredAt: later(7) };
    expect(
      (await store.propose(finance, to('settlement', id, 'settled', { transferredAt: later(7) }), { at: later(8) }))
        .status,
    ).toBe('refused');
    expect(rulesOf(await store.propose(finance, to('settlement', id, 'settled', paid), { at: later(8) }))).toEqual([
      'settlement.settledByAnother',
    ]);
    expect((await store.propose(admin, to('settlement', id, 'settled', paid), { at: later(8) })).refusals).toEqual([]);
    const { rows: bills } = await store.pool.query(`select settlement_status from row_bill where settlement = $1`, [
      id,
    ]);
    expect(bills).toEqual([{ settlement_status: 'settled' }]);
  });
});

describe('a payment slip', () => {
  const COD = 50_000_00;
  let bill = '';
  let freight = 0;
  const draw = (bills: readonly string[], account = ACCOUNT) => ({
    machine: 'paymentSlip',
    event: { type: 'paymentSlip.drawn', ...GOLDEN, account, bills },
  });
  const [soon, day] = ['2026-11-21T17:31:00.000Z', '2026-11-21'];
  const at = (place: number): string => new Date(Date.parse(soon) + place * 60_000).toISOString();

  beforeAll(async () => {
    const order = await collectedFor(store, 'GOLDEN', COD);
    await night(store, store.proposer, soon);
    const found = (await billsOf(store, 'GOLDEN')).find(({ payable }) => payable > 0);
    bill = found?.id ?? '';
    const { rows } = await store.pool.query<{ offset: number }>(
      `select (row ->> 'offset')::int as offset from row_payable where id = $1`,
      [`${order}-COD`],
    );
    freight = rows[0]?.offset ?? 0;
    await store.propose(finance, to('bill', bill, 'confirmed', VOUCHER), { at: at(1) });
  });

  test('a payment slip is of a bill that holds the goods money less the freight', async () => {
    const found = (await billsOf(store, 'GOLDEN')).find(({ id }) => id === bill);
    expect(found).toMatchObject({ day, payable: COD - freight, state: 'confirmed' });
    expect(freight).toBeGreaterThan(0);
  });

  test('a payment slip pays what a confirmed bill holds: a signature cannot take the money back behind the bill', async () => {
    const { rows } = await store.pool.query<{ id: string }>('select id from row_payable where bill = $1', [bill]);
    const taken = await store.propose(system, to('payable', rows[0]?.id ?? '', 'cancelled'), { at: at(2) });
    expect(taken).toMatchObject({ status: 'refused', refusals: [{ code: 'notDeclared' }] });
    expect((await billsOf(store, 'GOLDEN')).find(({ id }) => id === bill)).toMatchObject({ payable: COD - freight });
  });

  test('a payment slip goes to an account of the customer, never to another', async () => {
    expect(rulesOf(await store.propose(finance, draw([bill], '0000'), { at: at(2) }))).toEqual([
      'paymentSlip.accountIsTheCustomers',
    ]);
    expect(rulesOf(await store.propose(finance, draw([bill], '0020012345678'), { at: at(2) }))).toEqual([
      'paymentSlip.accountIsTheCustomers',
    ]);
  });

  test('a payment slip takes a bill once, of two slips drawn at the same moment; the slip is the sum of its bills', async () => {
    const verdicts = await Promise.all([
      store.propose(finance, draw([bill]), { at: at(3) }),
      store.proposeTo(store.another(), finance, draw([bill]), at(3)),
    ]);
    expect(statusesOf(verdicts)).toEqual(['accepted', 'refused']);
    const { rows } = await store.pool.query(`select amount, state, row ->> 'bank' as bank from row_payment_slip`);
    expect(await claimsOf('slip.bill')).toMatchObject([{ key: bill }]);
    expect(rows).toMatchObject([{ amount: COD - freight, state: 'notGenerated', bank: 'KBZ Bank' }]);
  });

  test('a payment slip is confirmed by another person, once, for ever', async () => {
    const { rows } = await store.pool.query<{ id: string }>('select id from row_payment_slip');
    const id = rows[0]?.id ?? '';
    await store.propose(finance, to('paymentSlip', id, 'generated'), { at: at(4) });
    const confirm = to('paymentSlip', id, 'confirmed', { ...VOUCHER, transferredAt: at(4) });
    expect(rulesOf(await store.propose(finance, confirm, { at: at(5) }))).toEqual(['paymentSlip.confirmedByAnother']);
    const verdicts = await Promise.all([
      store.propose(admin, confirm, { at: at(6) }),
      store.propose(admin, confirm, { at: at(6) }),
    ]);
    expect(verdicts.map(({ status }) => status).toSorted()).toEqual(['accepted', 'refused']);
    for (const type of ['confirmed', 'generated', 'cancelled'])
      expect(
        (
          await store.propose(admin, to('paymentSlip', id, type, { ...VOUCHER, transferredAt: at(4), reason: 'x' }), {
            at: at(7),
          })
        ).status,
      ).toBe('refused');
    const { rows: paid } = await store.pool.query('select state, slip from row_payable where slip = $1', [id]);
    expect(paid).toEqual([{ state: 'paid', slip: id }]);
    const again = await store.propose(finance, draw([bill]), { at: at(8) });
    expect(again.status).toBe('refused');
  });
});

describe('the history of transfers', () => {
  const transfers = async (actor: Actor) =>
    pageOf(store.pool, (await columnsOf(store.pool)).get('row_transfer') ?? new Map(), transfer, actor, {
      pageNum: 1,
      pageSize: 20,
      filters: [],
      sort: [],
      exactTotal: true,
    });

  test('the history of transfers has the settled settlement and the confirmed slip, each with its side, by transfer time', async () => {
    const { rows } = await store.pool.query<{ id: string; amount: number; net: number; at: string }>(
      `select id, amount, 0 as net, transferred_at as at from row_payment_slip where state = 'confirmed'
       union all select id, 0, net, transferred_at from row_settlement where state = 'settled' order by at desc`,
    );
    expect(rows).toHaveLength(2);
    const { records } = await transfers(finance);
    expect(records.map(({ record, transferredAt }) => ({ id: record, at: transferredAt }))).toEqual(
      rows.map(({ id, at }) => ({ id, at })),
    );
    expect(records).toMatchObject([
      { machine: 'paymentSlip', paidIn: null, paidOut: rows[0]?.amount, account: ACCOUNT, confirmedBy: admin.id },
      { machine: 'settlement', paidIn: rows[1]?.net, paidOut: null, account: null, confirmedBy: admin.id },
    ]);
    for (const record of records) expect(transfer.rowSchema.safeParse(record).error).toBeUndefined();
  });

  test('the history of transfers is what browsers make of the rows of slips and settlements as they change', async () => {
    const rowsOf = async (table: string) =>
      (await store.pool.query<{ row: Record<string, unknown> }>(`select row from ${table} order by row ->> 'id'`)).rows;
    const made = [
      ...(await rowsOf('row_payment_slip')).map(({ row }) => transferRow('paymentSlip', row)),
      ...(await rowsOf('row_settlement')).map(({ row }) => transferRow('settlement', row)),
    ].filter((row) => row !== null);
    const kept = (await rowsOf('row_transfer')).map(({ row }) => row);
    expect(made).toHaveLength(2);
    expect(made.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(kept);
    expect(transferRow('paymentSlip', { state: 'generated' })).toBeNull();
  });

  test('the history of transfers is that of the own branches, and of those who may read slips and settlements both', async () => {
    const { records } = await transfers(await store.person('manager.mandalay'));
    expect(records.map(({ machine }) => machine)).toEqual(['settlement']);
    expect(mayRead(finance, transfer)).toBe(true);
    for (const kept of ['paymentSlip.read', 'settlement.read'])
      expect(mayRead({ ...finance, permissions: [kept] }, transfer)).toBe(false);
  });
});
