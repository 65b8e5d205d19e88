import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReminderResult } from '#calls/finance.ts';
import { billsOf, night, onAccount, to, VOUCHER } from '../../support/bills.ts';
import { newOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;
/** What GOLDEN owes on a confirmed bill, in hundredths. */
let owed = 0;
/** Key of a person who has not paid. */
let person = '';

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  const [admin, finance] = [await store.person('admin'), await store.person('finance')];
  await onAccount(store, admin, 'GOLDEN');
  await newOrder(store, await store.person('clerk.yangon'));
  await night(store);
  const [bill] = await billsOf(store, 'GOLDEN');
  owed = bill?.receivable ?? 0;
  const at = '2026-11-20T17:40:00.000Z';
  const confirmed = await store.propose(finance, to('bill', bill?.id ?? '', 'confirmed', VOUCHER), { at });
  if (confirmed.status !== 'accepted') throw new Error(JSON.stringify(confirmed.refusals));
  const { rows } = await store.pool.query<{ customer: string }>(
    `select customer from row_receivable where row ->> 'customerKind' = 'personal' and due > 0 limit 1`,
  );
  person = rows[0]?.customer ?? '';
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const remind = (as: string, by: string, parties: readonly string[]) =>
  server.ask<{ results: ReminderResult[] }>('POST', '/api/finance/reminders', { as, body: { by, parties } });

const noticesOf = async (as: string) => {
  const { body } = await server.ask<{ records: { title: string; value: string }[] }>('POST', '/api/notice/page', {
    as,
    body: {},
  });
  return body.records;
};

describe('a reminder of a debt', () => {
  test.each(['auditor', 'clerk.yangon', 'courier.yangon', 'merchant'])(
    'a reminder of a debt is refused to %s',
    async (as) => {
      expect((await remind(as, 'bill', ['GOLDEN'])).status).toBe(403);
      expect(await noticesOf('merchant')).toEqual([]);
    },
  );

  test('a reminder of a debt is of debts in the own branches alone', async () => {
    const { body } = await remind('manager.mandalay', 'bill', ['GOLDEN']);
    expect(body.results).toEqual([{ party: 'GOLDEN', status: 'nothing', people: 0 }]);
    expect(await noticesOf('merchant')).toEqual([]);
  });

  test('a reminder of a debt reaches the customer’s accounts once a day, whoever asks, and tells the sum owed in both languages', async () => {
    expect(owed).toBeGreaterThan(0);
    const sent = await remind('finance', 'bill', ['GOLDEN']);
    expect([sent.status, sent.body.results]).toEqual([200, [{ party: 'GOLDEN', status: 'sent', people: 1 }]]);
    const notices = await noticesOf('merchant');
    expect(notices.map(({ title }) => title)).toEqual(['Payment reminder · 付款提醒']);
    const amount = (owed / 100).toLocaleString('en', { minimumFractionDigits: 2 });
    expect(notices[0]?.value.split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^1 confirmed bill is not settled, ${amount} MMK in all`)),
      expect.stringContaining(`1 张已确认账单未结算，合计 ${amount} MMK`),
    ]);
    const again = await remind('admin', 'bill', ['GOLDEN', 'GOLDEN']);
    expect(again.body.results).toEqual([{ party: 'GOLDEN', status: 'already', people: 0 }]);
    expect(await noticesOf('merchant')).toHaveLength(1);
  });

  test('a reminder of a debt is on record as sent by the system for the person who asked', async () => {
    const { rows } = await store.pool.query<{ actor: { onBehalfOf: string } }>(
      `select actor from events where machine = 'notice' and type = 'notice.sent'`,
    );
    expect(rows.map(({ actor }) => actor.onBehalfOf)).toEqual([(await store.person('finance')).id]);
  });

  test('a reminder of a debt says that nobody of a personal customer has an account, and that nothing is owed', async () => {
    const { body } = await remind('finance', 'customer', [person, 'NOBODY']);
    expect(body.results).toEqual([
      { party: person, status: 'nobody', people: 0 },
      { party: 'NOBODY', status: 'nothing', people: 0 },
    ]);
  });
});
