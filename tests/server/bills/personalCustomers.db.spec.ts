import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerKeyOf } from '#server/customerKeys.ts';
import { collectedFor, night, rulesOf, to, VOUCHER } from '../../support/bills.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

const PHONE = '09250111222';
const GOODS = 50_000_00;
const SOON = '2026-11-20T17:31:00.000Z';
const at = (place: number): string => new Date(Date.parse(SOON) + place * 60_000).toISOString();

let store: Store;
let server: Serving;
let key = '';
/** Payable and bill of before the keys, whose log holds the phone number. */
let older = { payable: '', bill: '' };

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  key = customerKeyOf(PHONE);
  const order = await collectedFor(store, null, GOODS);
  older = { payable: `${order}-COD`, bill: '' };
  await recordByPhone(older.payable);
  await night(store, store.proposer, SOON);
  const { rows } = await store.pool.query<{ id: string }>('select id from row_bill where customer = $1', [PHONE]);
  older = { ...older, bill: rows[0]?.id ?? '' };
  const confirmed = await store.propose(await store.person('finance'), to('bill', older.bill, 'confirmed', VOUCHER), {
    at: at(1),
  });
  if (confirmed.status !== 'accepted') throw new Error(JSON.stringify(confirmed.refusals));
});
afterAll(async () => {
  await server.close();
  await store.close();
});

/** Makes a payable one that was recorded before customers had keys. */
async function recordByPhone(id: string): Promise<void> {
  const { pool } = store;
  const set = (column: string) => `${column} = jsonb_set(${column}::jsonb, '{customer}', to_jsonb($2::text))`;
  await pool.query('alter table events disable trigger all');
  await pool.query(`update events set ${set('data')} where machine = 'payable' and id = $1 and version = 1`, [
    id,
    PHONE,
  ]);
  await pool.query('alter table events enable trigger all');
  await pool.query(`update streams set ${set('context')} where machine = 'payable' and id = $1`, [id, PHONE]);
  await pool.query(`update row_payable set ${set('row')} where id = $1`, [id, PHONE]);
}

const found = async (machine: string, filters: readonly object[], as = 'finance') => {
  const { body, text } = await server.ask<{ records: readonly { id: string; customer: string }[] }>(
    'POST',
    `/api/${machine}/page`,
    { as, body: { filters, sort: [{ field: 'customer' }] } },
  );
  expect(text).not.toContain(PHONE);
  return body.records;
};

describe('the key of a personal customer', () => {
  it('the key of a personal customer is opaque in what is recorded from now on', async () => {
    const order = await collectedFor(store, null, GOODS);
    const { rows } = await store.pool.query<{ data: object; id: string }>(
      `select id, data from events where id like $1 and data ->> 'customerKind' = 'personal'`,
      [`${order}%`],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(PHONE);
    expect(rows.find(({ id }) => id === `${order}-COD`)?.data).toMatchObject({ customer: key });
  });

  it('the key of a personal customer is the digest that the database makes, whatever the notation', async () => {
    const { rows } = await store.pool.query(
      `select customer_key('personal', $1) as bare, customer_key('personal', '+95 9 250 111 222') as other,
         customer_key('personal', $2) as same, customer_key('merchant', '0925011122') as merchant`,
      [PHONE, key],
    );
    expect(rows).toEqual([{ bare: key, other: key, same: key, merchant: '0925011122' }]);
    expect(customerKeyOf('+95 9-250 111 222')).toBe(key);
    for (const [one, other] of [
      ['13800138000', '+86 138 0013 8000'],
      ['0871-65551234', '+8687165551234'],
      ['01-378990', '+951378990'],
    ]) {
      const { rows: keys } = await store.pool.query(
        `select customer_key('personal', $1) as one, customer_key('personal', $2) as other`,
        [one, other],
      );
      expect(keys).toEqual([{ one: customerKeyOf(one ?? ''), other: customerKeyOf(one ?? '') }]);
      expect(customerKeyOf(other ?? '')).toBe(customerKeyOf(one ?? ''));
    }
  });

  it.each(['finance', 'auditor', 'admin'])(
    'the key of a personal customer is all that %s reads of an older bill',
    async (as) => {
      for (const address of [`bill/${older.bill}`, `payable/${older.payable}`]) {
        for (const part of ['', '/events']) {
          const { status, text } = await server.get(`/api/streams/${address}${part}`, as);
          expect([address, status]).toEqual([address, 200]);
          expect(text).not.toContain(PHONE);
          expect(text).toContain(key);
        }
      }
    },
  );

  it('the key of a personal customer finds older records, and so does the whole phone number', async () => {
    for (const value of [key, PHONE]) {
      const bills = await found('bill', [{ field: 'customer', op: 'eq', value }]);
      expect(bills).toMatchObject([{ id: older.bill, customer: key }]);
      expect(await found('payable', [{ field: 'customer', op: 'in', value: [value] }])).toHaveLength(2);
    }
    expect(await found('bill', [{ field: 'customer', op: 'like', value: '0925' }])).toEqual([]);
  });

  it('the key of a personal customer settles an older bill, and the bill is paid to the account of the person', async () => {
    const finance = await store.person('finance');
    const admin = await store.person('admin');
    const chosen = { customerKind: 'personal', customer: key, bills: [older.bill] };
    const settlement = await store.propose(
      finance,
      { machine: 'settlement', event: { type: 'settlement.opened', ...chosen } },
      { at: at(2) },
    );
    expect(rulesOf(settlement)).toEqual([]);
    const dissolved = to('settlement', settlement.id ?? '', 'dissolved', { reason: 'By slip' });
    expect(rulesOf(await store.propose(finance, dissolved, { at: at(3) }))).toEqual([]);
    const user = await store.propose(
      admin,
      {
        machine: 'appUser',
        event: {
          type: 'appUser.registered',
          phone: PHONE,
          phoneAreaCode: '+95',
          nickName: 'Daw Hla',
          gender: 'female',
          channel: 'app',
        },
      },
      { at: at(4) },
    );
    const account = to('appUser', user.id ?? '', 'bankAccountSet', { bank: 'KBZ', bankAccount: '00112233' });
    expect(rulesOf(await store.propose(admin, account, { at: at(5) }))).toEqual([]);
    const slip = await store.propose(
      finance,
      { machine: 'paymentSlip', event: { type: 'paymentSlip.drawn', ...chosen, account: '00112233' } },
      { at: at(6) },
    );
    expect(rulesOf(slip)).toEqual([]);
    const { rows } = await store.pool.query(
      `select customer, row ->> 'holder' as holder from row_payment_slip where id = $1`,
      [slip.id],
    );
    expect(rows).toEqual([{ customer: key, holder: 'Daw Hla' }]);
  });
});

describe('the class of a customer on a bill', () => {
  const evening = '2026-11-22T17:31:00.000Z';
  const inClass = (...classes: readonly string[]) =>
    found('bill', [
      { field: 'customerClass', op: 'in', value: classes },
      { field: 'customer', op: 'eq', value: key },
    ]);

  it('a bill’s customer class is ordinary for a person, VIP from the first bill after the app user was raised, not before', async () => {
    const admin = await store.person('admin');
    const { rows } = await store.pool.query<{ id: string }>('select id from row_app_user where phone like $1', [
      `%${PHONE.slice(1)}`,
    ]);
    const before = await inClass('ordinary');
    expect(before.map(({ id }) => id)).toContain(older.bill);
    expect(await inClass('vip', 'merchant')).toEqual([]);
    const raised = await store.propose(admin, to('appUser', rows[0]?.id ?? '', 'raisedToVip'), { at: at(7) });
    expect(rulesOf(raised)).toEqual([]);
    await collectedFor(store, null, GOODS);
    await night(store, store.proposer, evening);
    const vip = await inClass('vip');
    expect(vip).toHaveLength(1);
    expect((await inClass('ordinary')).map(({ id }) => id)).toEqual(before.map(({ id }) => id));

    // A supplement is of the class of its bill, whatever the customer is now.
    const finance = await store.person('finance');
    const id = vip[0]?.id ?? '';
    expect(rulesOf(await store.propose(finance, to('bill', id, 'confirmed', VOUCHER), { at: evening }))).toEqual([]);
    const lowered = await store.propose(admin, to('appUser', rows[0]?.id ?? '', 'loweredToOrdinary'), { at: evening });
    expect(rulesOf(lowered)).toEqual([]);
    const supplement = { type: 'bill.supplementOpened', supplements: id, amount: 100_00, reason: 'Weighed again' };
    const opened = await store.propose(finance, { machine: 'bill', event: supplement }, { at: evening });
    expect(rulesOf(opened)).toEqual([]);
    expect(new Set((await inClass('vip')).map((one) => one.id))).toEqual(new Set([id, opened.id]));
  });
});
