import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imbalanceOf } from '#machines/postings/index.ts';
import type { Entry } from '#machines/postings/entry.ts';
import { postOlderLog } from '#server/ledger/postOlderLog.ts';
import { rebuilt } from '../../support/rebuilt.ts';
import { tamper } from '../auditor/forge.ts';
import { delivered, GOODS } from '../../support/delivered.ts';
import type { Tellers } from '../../support/money.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let who: Tellers;
let order: string;
let paid: number;

// No server here: its auditor would find the changes of the ledger.
beforeAll(async () => {
  store = await createStore();
  ({ who, order, paid } = await delivered(store));
});
afterAll(() => store.close());

type Kept = Entry & { readonly position: number; readonly type: string };

const kept = async (condition = 'true'): Promise<Kept[]> => {
  const { rows } = await store.pool.query<Kept>(
    `select l.*, e.type from ledger_entries l join events e using (position) where ${condition} order by position, line`,
  );
  return rows;
};
const sums = (lines: readonly Entry[]) => {
  const found: Record<string, number> = {};
  for (const { account, amount } of lines) found[account] = (found[account] ?? 0) + amount;
  return Object.fromEntries(Object.entries(found).filter(([, amount]) => amount !== 0));
};

describe('the ledger', () => {
  test('the ledger has the lines of every event that moves money, from the order to the till', async () => {
    const lines = await kept(`waybill = '${order}' or party = '${who.courier.id}'`);
    const freight = paid - GOODS;
    const { payableMerchant, cashAtCourier, ...income } = sums(lines);
    expect({ payableMerchant, cashAtCourier }).toEqual({ payableMerchant: -GOODS, cashAtCourier: paid });
    expect(Object.values(income).reduce((sum, amount) => sum + amount, 0)).toBe(-freight);
    expect(Object.keys(income).every((account) => account.startsWith('freight'))).toBe(true);
    expect(new Set(lines.map(({ type }) => type))).toEqual(
      new Set(['order.signDue', 'receivable.received', 'courierCash.collected', 'payable.opened']),
    );
  });

  test('the ledger balances event by event', async () => {
    const events = Map.groupBy(await kept(), ({ position }) => position);
    expect(events.size).toBeGreaterThan(3);
    for (const lines of events.values()) expect(imbalanceOf(lines).size).toBe(0);
  });

  test('the ledger costs nothing where no money moves', async () => {
    const { rows } = await store.pool.query(
      `select distinct e.type from ledger_entries join events e using (position) where e.type like 'order.%'`,
    );
    expect(rows).toEqual([{ type: 'order.signDue' }]);
  });

  const line = (position: number, number: number, amount: number, currency = 'MMK'): string =>
    `(${position}, ${number}, 'bill', 'B1', 1, 'bank', '${currency}', ${amount}, '2026-11-20T00:00:00.000Z', 'x', 'system', '2026-11-20', '2026-11-20')`;
  const insert = (...values: readonly string[]) =>
    store.pool.query(
      `insert into ledger_entries (position, line, machine, id, version, account, currency, amount, at, type, person, day, own_day) values ${values.join(', ')}`,
    );

  test('ledger lines are refused by the database when an event does not balance, in one currency alone too', async () => {
    await expect(insert(line(1, 1, 5))).rejects.toThrow('do not balance: 5 MMK');
    await expect(insert(line(1, 1, 5), line(1, 2, -5, 'CNY'))).rejects.toThrow('do not balance');
    await expect(insert(line(1, 1, 0))).rejects.toThrow('check');
    await expect(insert(line(1, 1, 5, 'USD'), line(1, 2, -5, 'USD'))).rejects.toThrow('check');
  });

  test.each([
    ['changed', 'update ledger_entries set amount = -amount'],
    ['removed', 'delete from ledger_entries'],
    ['emptied', 'truncate ledger_entries'],
  ])('the ledger is not %s', async (_, text) => {
    await expect(store.pool.query(text)).rejects.toThrow('never changed or removed');
  });

  test('a rebuild posts the ledger again: altered, lost, doubled and foreign lines', async () => {
    expect(await rebuilt(store.pool)).toEqual([]);
    const before = await kept();
    const first = 'position = (select min(position) from ledger_entries)';
    await tamper(store.pool, `update ledger_entries set party = 'NOBODY' where ${first} and line = 1`);
    await tamper(store.pool, `delete from ledger_entries where machine = 'payable'`);
    await tamper(
      store.pool,
      `insert into ledger_entries (position, line, machine, id, version, account, party, waybill, branch, currency, amount, at, type, person, day, own_day)
     select position, line + 9, machine, id, version, account, party, waybill, branch, currency, amount, at, type, person, day, own_day
       from ledger_entries where machine = 'courierCash'`,
    );
    await tamper(
      store.pool,
      `insert into ledger_entries (position, line, machine, id, version, account, currency, amount, at, type, person, day, own_day) values ${line(9, 1, 7)}`,
    );
    expect(await rebuilt(store.pool)).toEqual([
      { machine: 'courierCash', id: who.courier.id, fields: ['ledger'] },
      { machine: 'order', id: order, fields: ['ledger'] },
      { machine: 'payable', id: `${order}-COD`, fields: ['ledger'] },
      { machine: 'bill', id: 'B1', fields: ['ledger: no event belongs to it'] },
    ]);
    expect(await kept()).toEqual(before);
    expect(await rebuilt(store.pool)).toEqual([]);
  });

  test('the ledger is posted once for a log that is older than the ledger', async () => {
    const before = await kept();
    await tamper(store.pool, 'delete from ledger_entries');
    await postOlderLog(store.pool);
    await postOlderLog(store.pool);
    expect(await kept()).toEqual(before);
  });
});
