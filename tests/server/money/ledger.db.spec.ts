import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imbalanceOf } from '#machines/postings/index.ts';
import type { Entry } from '#machines/postings/entry.ts';
import { postOlderLog } from '#server/ledger/firstBooks.ts';
import { rebuild } from '#server/ledger/rebuild.ts';
import { tamper } from '../auditor/forge.ts';
import { allowed, cash, outForDelivery, paidAtTheDoor, signed, tellersOf, type Tellers } from '../../support/money.ts';
import { toOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let who: Tellers;
let server: Serving;
let order: string;
let paid: number;

const GOODS = 50_000_00;

beforeAll(async () => {
  store = await createStore();
  who = await tellersOf(store);
  server = await serve(store);
  order = await outForDelivery(store, who, { payType: 'receiverPays', collectionAmount: GOODS, merchant: 'GOLDEN' });
  paid = await paidAtTheDoor(store, who, order);
  await allowed(store, who.courier, toOrder(order, 'order.signed', signed));
});
afterAll(async () => {
  await server.close();
  await store.close();
});

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
const rebuilt = async () => {
  const client = await store.pool.connect();
  try {
    await client.query('begin');
    const { differences } = await rebuild(client);
    await client.query('commit');
    return differences;
  } finally {
    client.release();
  }
};

describe('the ledger', () => {
  test('has the lines of every event that moves money, from the order to the till', async () => {
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

  test('balances event by event', async () => {
    const events = Map.groupBy(await kept(), ({ position }) => position);
    expect(events.size).toBeGreaterThan(3);
    for (const lines of events.values()) expect(imbalanceOf(lines).size).toBe(0);
  });

  test('costs nothing where no money moves', async () => {
    const { rows } = await store.pool.query(
      `select distinct e.type from ledger_entries join events e using (position) where e.type like 'order.%'`,
    );
    expect(rows).toEqual([{ type: 'order.signDue' }]);
  });

  const line = (position: number, number: number, amount: number, currency = 'MMK'): string =>
    `(${position}, ${number}, 'bill', 'B1', 1, 'bank', '${currency}', ${amount}, '2026-11-20T00:00:00.000Z')`;
  const insert = (...values: readonly string[]) =>
    store.pool.query(
      `insert into ledger_entries (position, line, machine, id, version, account, currency, amount, at) values ${values.join(', ')}`,
    );

  test('is refused by the database when an event does not balance, in one currency alone too', async () => {
    await expect(insert(line(1, 1, 5))).rejects.toThrow('do not balance: 5 MMK');
    await expect(insert(line(1, 1, 5), line(1, 2, -5, 'CNY'))).rejects.toThrow('do not balance');
    await expect(insert(line(1, 1, 0))).rejects.toThrow('check');
    await expect(insert(line(1, 1, 5, 'USD'), line(1, 2, -5, 'USD'))).rejects.toThrow('check');
  });

  test.each([
    ['changed', 'update ledger_entries set amount = -amount'],
    ['removed', 'delete from ledger_entries'],
    ['emptied', 'truncate ledger_entries'],
  ])('is not %s', async (_, text) => {
    await expect(store.pool.query(text)).rejects.toThrow('never changed or removed');
  });

  test('is posted again by a rebuild: altered, lost, doubled and foreign lines', async () => {
    expect(await rebuilt()).toEqual([]);
    const before = await kept();
    const first = 'position = (select min(position) from ledger_entries)';
    await tamper(store.pool, `update ledger_entries set party = 'NOBODY' where ${first} and line = 1`);
    await tamper(store.pool, `delete from ledger_entries where machine = 'payable'`);
    await tamper(
      store.pool,
      `insert into ledger_entries select position, line + 9, machine, id, version, account, party, waybill, branch, currency, amount, at
       from ledger_entries where machine = 'courierCash'`,
    );
    await tamper(
      store.pool,
      `insert into ledger_entries (position, line, machine, id, version, account, currency, amount, at) values ${line(9, 1, 7)}`,
    );
    expect(await rebuilt()).toEqual([
      { machine: 'courierCash', id: who.courier.id, fields: ['ledger'] },
      { machine: 'order', id: order, fields: ['ledger'] },
      { machine: 'payable', id: `${order}-COD`, fields: ['ledger'] },
      { machine: 'bill', id: 'B1', fields: ['ledger: no event tells of it'] },
    ]);
    expect(await kept()).toEqual(before);
    expect(await rebuilt()).toEqual([]);
  });

  test('is posted once for a log that is older than it', async () => {
    const before = await kept();
    await tamper(store.pool, 'delete from ledger_entries');
    await postOlderLog(store.pool);
    await postOlderLog(store.pool);
    expect(await kept()).toEqual(before);
  });
});

interface Line {
  readonly account: string;
  readonly kind: string;
  readonly name: string;
  readonly party: string | null;
  readonly branch: string | null;
  readonly currency: string;
  readonly opening: number;
  readonly debit: number;
  readonly credit: number;
  readonly closing: number;
  readonly amount: number;
  readonly type: string;
}
const ask = (url: string, as = 'finance', headers: Record<string, string> = {}) =>
  server.ask<{ lines: readonly Line[]; refusals?: readonly { message: string }[] }>('GET', url, { as, headers });

describe('its balances', () => {
  test('are by account, with opening, debit, credit and closing of the days asked for', async () => {
    const { body } = await ask('/api/ledger/balances?from=2026-11-20&to=2026-11-20');
    const of = (account: string) => body.lines.find((one) => one.account === account);
    expect(of('receivableReceiver')).toMatchObject({
      opening: 0,
      debit: paid,
      credit: paid,
      closing: 0,
      kind: 'asset',
    });
    expect(of('payableMerchant')).toMatchObject({ debit: 0, credit: GOODS, closing: -GOODS, kind: 'liability' });
    expect(body.lines.reduce((sum, { closing }) => sum + closing, 0)).toBe(0);
    const later = await ask('/api/ledger/balances?from=2026-11-21');
    expect(later.body.lines.find((one) => one.account === 'payableMerchant')).toMatchObject({
      opening: -GOODS,
      debit: 0,
      credit: 0,
      closing: -GOODS,
    });
    expect((await ask('/api/ledger/balances?to=2026-11-19')).body.lines).toEqual([]);
  });

  test('are by party and by branch, of one account or party', async () => {
    const byParty = await ask('/api/ledger/balances?by=party&account=payableMerchant');
    expect(byParty.body.lines).toMatchObject([{ party: 'GOLDEN', branch: null, closing: -GOODS }]);
    const byBranch = await ask('/api/ledger/balances?by=branch&party=GOLDEN&account=payableMerchant');
    expect(byBranch.body.lines).toMatchObject([{ party: null, branch: 'YGN', closing: -GOODS }]);
  });

  test('are those of the own branches', async () => {
    const accountsOf = async (as: string) =>
      (await ask('/api/ledger/balances', as)).body.lines.map(({ account }) => account);
    expect(await accountsOf('manager.yangon')).toContain('payableMerchant');
    expect(await accountsOf('manager.mandalay')).toEqual([]);
  });

  test('speak the language of whoever asks', async () => {
    const names = async (language: string) =>
      (await ask('/api/ledger/balances?account=payableMerchant', 'finance', { 'accept-language': language })).body
        .lines;
    expect((await names('en'))[0]?.name).toBe('Goods money owed to merchants');
    expect((await names('zh'))[0]?.name).toBe('应付商家货款');
  });

  test('are refused to others, and for days that are not in order', async () => {
    expect((await ask('/api/ledger/balances', 'courier.yangon')).status).toBe(403);
    expect((await ask('/api/ledger/balances', 'merchant')).status).toBe(403);
    expect((await ask('/api/ledger/balances?account=gold')).status).toBe(400);
    const wrong = await ask('/api/ledger/balances?from=2026-11-21&to=2026-11-20');
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('is before the first day')]);
  });
});

describe('the lines of one life', () => {
  test('are told with the event that posted them', async () => {
    const { body } = await ask(`/api/ledger/payable/${order}-COD`);
    expect(body.lines).toMatchObject([
      { account: 'goodsMoney', amount: GOODS, type: 'payable.opened', party: 'GOLDEN' },
      { account: 'payableMerchant', amount: -GOODS, type: 'payable.opened' },
    ]);
    expect((await ask(`/api/ledger/courierCash/${who.courier.id}`)).body.lines).toMatchObject([
      { account: 'cashAtCourier', amount: paid },
      { account: 'cashTaken', amount: -paid },
    ]);
  });

  test('are not there for a life of another branch, or for none', async () => {
    const order2 = await outForDelivery(store, who, {});
    expect((await ask(`/api/ledger/order/${order2}`, 'manager.mandalay')).status).toBe(404);
    expect((await ask('/api/ledger/order/SL000000000MM')).status).toBe(404);
    expect((await ask('/api/ledger/nothing/1')).status).toBe(404);
  });

  test('follow the cash into the branch, difference and all', async () => {
    const found = { MMK: paid - 100_00, CNY: 0 };
    await allowed(store, who.courier, cash(who.courier, 'handedIn', { MMK: paid, CNY: 0 }));
    await allowed(store, who.clerk, cash(who.courier, 'firstCounted', found));
    await allowed(store, who.manager, cash(who.courier, 'secondCounted', found));
    await allowed(store, who.manager, cash(who.courier, 'differenceAccepted', { reason: 'Change was short' }));
    const { body } = await ask(`/api/ledger/courierCash/${who.courier.id}`);
    expect(body.lines.filter(({ type }) => type === 'courierCash.differenceAccepted')).toMatchObject([
      { account: 'cashAtBranch', amount: paid - 100_00, branch: 'YGN' },
      { account: 'cashBeingCounted', amount: -paid },
      { account: 'cashDifference', amount: 100_00, party: who.courier.id },
    ]);
  });
});
