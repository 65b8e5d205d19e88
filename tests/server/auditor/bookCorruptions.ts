import type pg from 'pg';
import type { Corruption } from './corruptions.ts';
import { tamper } from './forge.ts';

/** Returns an aggregate with a posting to an account that is not corrupted yet. */
async function aggregateOn(
  pool: pg.Pool,
  taken: ReadonlySet<string>,
  machine: string,
  account: string,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select distinct id from ledger_entries where machine = $1 and account = $2 order by id desc',
    [machine, account],
  );
  const found = rows.find(({ id }) => !taken.has(`${machine}/${id}`));
  if (!found) throw new Error(`No ${machine} is left that posted to ${account}`);
  return found.id;
}

const inBooks = (
  name: string,
  machine: string,
  account: string,
  text: string,
  ...invariants: readonly string[]
): Corruption => ({
  name,
  invariants,
  plant: async (pool, taken) => {
    const id = await aggregateOn(pool, taken, machine, account);
    await tamper(pool, text, [machine, id, account]);
    return `${machine}/${id}`;
  },
});

const OF_AGGREGATE = 'machine = $1 and id = $2';
const FIRST = `(select min(position) from ledger_entries where ${OF_AGGREGATE} and account = $3)`;

/** Changes in the ledger by a person with the database's password. */
export const bookCorruptions: readonly Corruption[] = [
  inBooks(
    'a line with another amount',
    'order',
    'receivableSender',
    `update ledger_entries set amount = amount + 100 where ${OF_AGGREGATE} and account = $3 and position = ${FIRST}`,
    'M01.entries',
    'M01.posting',
    'M01.order',
  ),
  inBooks(
    'a line that is gone',
    'order',
    'freightBasic',
    `delete from ledger_entries where ${OF_AGGREGATE} and account = $3 and position = ${FIRST}`,
    'M01.entries',
    'M01.posting',
  ),
  inBooks(
    'a posting that is gone',
    'order',
    'receivableReceiver',
    `delete from ledger_entries where ${OF_AGGREGATE} and position = ${FIRST} and $3 = $3`,
    'M01.entries',
    'M01.order',
  ),
  inBooks(
    'a posting that stands twice',
    'order',
    'receivableReceiver',
    `insert into ledger_entries (position, line, machine, id, version, account, party, waybill, branch, currency, amount, at, type, person, day, own_day)
     select position, line + 100, machine, id, version, account, party, waybill, branch, currency, amount, at, type, person, day, own_day
     from ledger_entries where ${OF_AGGREGATE} and position = ${FIRST}`,
    'M01.entries',
    'M01.order',
  ),
  inBooks(
    'income moved to another branch',
    'order',
    'freightBasic',
    `update ledger_entries set branch = 'NOWHERE' where ${OF_AGGREGATE} and account = $3 and position = ${FIRST}`,
    'M01.entries',
  ),
  inBooks(
    'goods money paid to another merchant',
    'payable',
    'payableMerchant',
    `update ledger_entries set waybill = 'SL000000000MM', party = 'NOBODY' where ${OF_AGGREGATE} and account = $3`,
    'M01.entries',
    'M01.payable',
  ),
  inBooks(
    'cash in hand that nobody took',
    'courierCash',
    'cashAtCourier',
    `update ledger_entries set amount = amount + 500 where ${OF_AGGREGATE} and account = $3 and position = ${FIRST}`,
    'M01.entries',
    'M01.cash',
  ),
  inBooks(
    'a line on another day',
    'receivable',
    'receivableSender',
    `update ledger_entries set day = '2027-05-01' where ${OF_AGGREGATE} and account = $3 and position = ${FIRST}`,
    'M20.moved',
  ),
  {
    name: 'a line in a month that was closed before',
    invariants: ['M20', 'M20.moved'],
    plant: async (pool, taken) => {
      const id = await aggregateOn(pool, taken, 'receivable', 'receivableSender');
      await tamper(
        pool,
        `insert into events overriding system value
         select (jsonb_populate_record(first, jsonb_build_object('position', -1000000, 'machine', 'period', 'id', '2025-01',
           'version', 1, 'type', 'period.closed'))).* from events first order by first.position limit 1`,
      );
      await tamper(
        pool,
        `update ledger_entries set day = '2025-01-05' where machine = 'receivable' and id = $1 and account = 'receivableSender'`,
        [id],
      );
      return `receivable/${id}`;
    },
  },
  {
    name: 'a sum of a month without its lines',
    invariants: ['M21'],
    plant: async (pool) => {
      await tamper(pool, `insert into ledger_months values ('2020-01', 'bank', 'YGN', 'MMK', 0, 500, 0)`);
      return 'ledger/2020-01 bank YGN MMK';
    },
  },
  {
    name: 'a posting of no event',
    invariants: ['M01.events', 'M01.posting'],
    plant: async (pool) => {
      await tamper(
        pool,
        `insert into ledger_entries (position, line, machine, id, version, account, currency, amount, at, type, person, day, own_day)
         values (9000000000, 1, 'order', 'SL999999999MM', 1, 'bank', 'MMK', 1, '2026-11-20T00:00:00.000Z', 'x', 'system', '2026-11-20', '2026-11-20')`,
      );
      return 'order/SL999999999MM';
    },
  },
  {
    name: 'a ledger that does not sum to zero',
    invariants: ['M01'],
    plant: () => Promise.resolve('ledger/MMK'),
  },
  {
    name: 'a payout that reaches nobody',
    invariants: ['M01.passing'],
    plant: async (pool) => {
      await tamper(
        pool,
        `insert into ledger_entries (position, line, machine, id, version, account, party, currency, amount, at, type, person, day, own_day)
         values (9000000001, 1, 'paymentSlip', 'PAY99999999', 1, 'payouts', 'NOBODY', 'MMK', 1, '2026-11-20T00:00:00.000Z', 'x', 'system', '2026-11-20', '2026-11-20')`,
      );
      return 'ledger/payouts NOBODY';
    },
  },
];
