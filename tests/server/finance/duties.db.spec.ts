import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { ACCOUNTS } from '#server/demo/accounts.ts';
import type { Verdict } from '#server/propose/command.ts';
import { ACCOUNT, billsOf, collectedFor, GOLDEN, night, to, VOUCHER } from '../../support/bills.ts';
import { allowed, cash, outForDelivery, paidAtTheDoor, tellersOf, type Tellers } from '../../support/money.ts';
import { toOrder } from '../../support/orders.ts';
import { createStore, type Store } from '../../support/world.ts';

const NIGHT = '2026-11-20T17:31:00.000Z';
const LATER = '2026-11-20T17:40:00.000Z';

let store: Store;
let who: Tellers;

beforeAll(async () => {
  store = await createStore();
  who = await tellersOf(store);
});
afterAll(() => store.close());

/** The person of an account with every permission in every branch: only the second person then stands in the way. */
const almighty = async (account: string): Promise<Actor> => {
  const person = await store.person(account);
  return { ...person, permissions: ['*'], scope: 'all', merchant: null, branch: person.branch ?? 'YGN' };
};

const refusedTo = ({ status, refusals }: Verdict) => ({
  status,
  codes: [...new Set(refusals.map(({ code }) => code))],
});
const second = { status: 'refused', codes: ['secondPerson'] };

const begun = async (by: Actor, machine: string, type: string, data: object, at?: string): Promise<string> => {
  const verdict = await store.propose(
    by,
    { machine, event: { type: `${machine}.${type}`, ...data } },
    at ? { at } : {},
  );
  if (verdict.status !== 'accepted' || verdict.id === null) throw new Error(JSON.stringify(verdict.refusals));
  return verdict.id;
};

/** Holders of the permission to do one half by their roles. */
const holders = async (permission: string): Promise<string[]> => {
  const actors = await Promise.all(ACCOUNTS.map(async (name) => ({ name, actor: await store.person(name) })));
  return actors
    .filter(({ actor }) => actor.permissions.includes(permission) || actor.permissions.includes('*'))
    .map(({ name }) => name);
};

describe.each(ACCOUNTS)('%s, with every permission', (account) => {
  test('a person with every permission does not decide on the refund that the same person asked for', async () => {
    const person = await almighty(account);
    const order = await outForDelivery(store, who);
    await paidAtTheDoor(store, who, order);
    const data = { receivable: `${order}-sign`, amount: 100, reason: 'Late' };
    const refund = await begun(person, 'refund', 'requested', data);
    expect(refusedTo(await store.propose(person, to('refund', refund, 'confirmed')))).toEqual(second);
    expect(refusedTo(await store.propose(person, to('refund', refund, 'refused', { reason: 'No' })))).toEqual(second);
  });

  test('a person with every permission does not count cash twice, nor the own cash', async () => {
    const person = await almighty(account);
    const order = await outForDelivery(store, who);
    const taken = await paidAtTheDoor(store, who, order);
    const declared = { MMK: taken, CNY: 0 };
    await allowed(store, who.courier, cash(who.courier, 'handedIn', declared));
    const first = await store.propose(person, cash(who.courier, 'firstCounted', declared));
    if (person.id === who.courier.id) {
      expect(refusedTo(first)).toEqual(second);
      await allowed(store, who.courier, cash(who.courier, 'takenBack', { reason: 'Again' }));
      await allowed(store, who.courier, cash(who.courier, 'handedIn', declared));
      await allowed(store, who.clerk, cash(who.courier, 'firstCounted', declared));
    } else {
      expect(first.status).toBe('accepted');
      expect(refusedTo(await store.propose(person, cash(who.courier, 'secondCounted', declared)))).toEqual(second);
    }
    const other = person.id === who.manager.id ? who.finance : who.manager;
    await allowed(store, other, cash(who.courier, 'secondCounted', declared));
    await allowed(store, other, cash(who.courier, 'accepted'));
  });

  test('a person with every permission does not confirm the receipt of money that the same person took', async () => {
    const person = await almighty(account);
    const order = await outForDelivery(store, who);
    const { rows } = await store.pool.query<{ due: number }>(
      'select due::float8 as due from row_receivable where id = $1',
      [`${order}-sign`],
    );
    const amount = rows[0]?.due ?? 0;
    await allowed(store, person, toOrder(order, 'order.signPaid', { amount, method: 'bank', voucher: `V-${order}` }));
    const receipt = await begun(who.clerk, 'receipt', 'recorded', {
      receivable: `${order}-sign`,
      amount,
      collectionFee: 0,
      method: 'bank',
      account: ACCOUNT,
      voucher: `R-${order}`,
      transferAt: '2026-11-20T03:00:00.000Z',
    });
    expect(refusedTo(await store.propose(person, to('receipt', receipt, 'confirmed')))).toEqual(second);
  });

  test('a person with every permission does not confirm the receipt that the same person recorded', async () => {
    const person = await almighty(account);
    const order = await outForDelivery(store, who);
    const amount = await paidAtTheDoor(store, who, order, 'bank');
    const receipt = await begun(person, 'receipt', 'recorded', {
      receivable: `${order}-sign`,
      amount,
      collectionFee: 0,
      method: 'bank',
      account: ACCOUNT,
      voucher: `R-${order}`,
      transferAt: '2026-11-20T03:00:00.000Z',
    });
    expect(refusedTo(await store.propose(person, to('receipt', receipt, 'confirmed')))).toEqual(second);
    const other = account === 'finance' ? await almighty('admin') : who.finance;
    expect((await store.propose(other, to('receipt', receipt, 'confirmed'))).status).toBe('accepted');
  });
});

test('a slip is confirmed by nobody who drew or generated it, as every account; by another it is', async () => {
  await collectedFor(store, 'GOLDEN', 50_000_00);
  await night(store, store.proposer, NIGHT);
  const bill = (await billsOf(store, 'GOLDEN')).find(({ payable }) => payable > 0)?.id ?? '';
  await store.propose(who.finance, to('bill', bill, 'confirmed', VOUCHER), { at: LATER });
  const paid = { ...VOUCHER, transferredAt: LATER };
  for (const account of ACCOUNTS) {
    const person = await almighty(account);
    const slip = await begun(person, 'paymentSlip', 'drawn', { ...GOLDEN, account: ACCOUNT, bills: [bill] }, LATER);
    const other = await almighty(account === 'finance' ? 'admin' : 'finance');
    await store.propose(other, to('paymentSlip', slip, 'generated'), { at: LATER });
    for (const by of [person, other]) {
      const own = await store.propose(by, to('paymentSlip', slip, 'confirmed', paid), { at: LATER });
      expect({ account, by: by.name, ...refusedTo(own) }).toEqual({ account, by: by.name, ...second });
    }
    const given = to('paymentSlip', slip, 'cancelled', { reason: 'For the next one' });
    expect((await store.propose(person, given, { at: LATER })).status).toBe('accepted');
  }
});

test('a settlement is settled by nobody who asked for it, nor a supplement confirmed by who opened it, as every account', async () => {
  const bill = (await billsOf(store, 'GOLDEN')).find(({ state }) => state === 'confirmed')?.id ?? '';
  const paid = { ...VOUCHER, transferredAt: LATER };
  for (const account of ACCOUNTS) {
    const person = await almighty(account);
    const wanted = { supplements: bill, amount: 100, reason: 'Weighed again' };
    const supplement = await begun(person, 'bill', 'supplementOpened', wanted, LATER);
    const confirmed = await store.propose(person, to('bill', supplement, 'confirmed', VOUCHER), { at: LATER });
    expect({ account, ...refusedTo(confirmed) }).toEqual({ account, ...second });
    const settlement = await begun(person, 'settlement', 'opened', { ...GOLDEN, bills: [bill] }, LATER);
    const asked = await store.propose(person, to('settlement', settlement, 'requested'), { at: LATER });
    expect({ account, status: asked.status }).toEqual({ account, status: 'accepted' });
    const own = await store.propose(person, to('settlement', settlement, 'settled', paid), { at: LATER });
    expect({ account, ...refusedTo(own) }).toEqual({ account, ...second });
    await store.propose(person, to('settlement', settlement, 'withdrawn', { reason: 'For the next one' }), {
      at: LATER,
    });
    const dissolved = to('settlement', settlement, 'dissolved', { reason: 'For the next one' });
    expect((await store.propose(person, dissolved, { at: LATER })).status).toBe('accepted');
  }
});

test('the auditor and the trainer hold no event of money', async () => {
  for (const account of ['auditor', 'trainer']) {
    const { permissions } = await store.person(account);
    const acts = permissions.filter((one) =>
      /^(bill|settlement|paymentSlip|receipt|refund|courierCash)\.(?!read$)/.test(one),
    );
    expect({ account, acts }).toEqual({ account, acts: [] });
  }
  expect(await holders('paymentSlip.confirmed')).toEqual(['admin', 'finance']);
});
