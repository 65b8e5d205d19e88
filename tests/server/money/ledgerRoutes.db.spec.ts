import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { delivered, GOODS } from '../../support/delivered.ts';
import { allowed, cash, outForDelivery, type Tellers } from '../../support/money.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let who: Tellers;
let server: Serving;
let order: string;
let paid: number;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  ({ who, order, paid } = await delivered(store));
});
afterAll(async () => {
  await server.close();
  await store.close();
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
  test('the ledger balances are by account, with opening, debit, credit and closing of the days asked for', async () => {
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

  test('the ledger balances are by party and by branch, of one account or party', async () => {
    const byParty = await ask('/api/ledger/balances?by=party&account=payableMerchant');
    expect(byParty.body.lines).toMatchObject([{ party: 'GOLDEN', branch: null, closing: -GOODS }]);
    const byBranch = await ask('/api/ledger/balances?by=branch&party=GOLDEN&account=payableMerchant');
    expect(byBranch.body.lines).toMatchObject([{ party: null, branch: 'YGN', closing: -GOODS }]);
  });

  test('the ledger balances are those of the own branches', async () => {
    const accountsOf = async (as: string) =>
      (await ask('/api/ledger/balances', as)).body.lines.map(({ account }) => account);
    expect(await accountsOf('manager.yangon')).toContain('payableMerchant');
    expect(await accountsOf('manager.mandalay')).toEqual([]);
  });

  test('the ledger balances speak the language of the asker', async () => {
    const names = async (language: string) =>
      (await ask('/api/ledger/balances?account=payableMerchant', 'finance', { 'accept-language': language })).body
        .lines;
    expect((await names('en'))[0]?.name).toBe('Goods money owed to merchants');
    expect((await names('zh'))[0]?.name).toBe('应付商家货款');
  });

  test('the ledger balances are refused to others, and for days that are not in order', async () => {
    expect((await ask('/api/ledger/balances', 'courier.yangon')).status).toBe(403);
    expect((await ask('/api/ledger/balances', 'merchant')).status).toBe(403);
    expect((await ask('/api/ledger/balances?account=gold')).status).toBe(400);
    const wrong = await ask('/api/ledger/balances?from=2026-11-21&to=2026-11-20');
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('is before the first day')]);
  });
});

describe('the lines of one aggregate', () => {
  test('the ledger lines of one aggregate are listed with the event that posted them', async () => {
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

  test('the ledger lines are not there for an aggregate of another branch, or for none', async () => {
    const order2 = await outForDelivery(store, who, {});
    expect((await ask(`/api/ledger/order/${order2}`, 'manager.mandalay')).status).toBe(404);
    expect((await ask('/api/ledger/order/SL000000000MM')).status).toBe(404);
    expect((await ask('/api/ledger/nothing/1')).status).toBe(404);
  });

  test('the ledger lines of one aggregate follow the cash into the branch, difference and all', async () => {
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
