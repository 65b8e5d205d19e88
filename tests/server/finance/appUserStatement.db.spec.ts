import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectedFor, night } from '../../support/bills.ts';
import { form } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

const GOODS = 50_000_00;

let store: Store;
let server: Serving;
beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

/** Registers an app user and returns the id. */
async function registered(nickName: string, phone: string): Promise<string> {
  const contact = { phone, phoneAreaCode: '+95', nickName, gender: 'undisclosed', channel: 'app' };
  const verdict = await store.propose(await store.person('operations'), {
    machine: 'appUser',
    event: { type: 'appUser.registered', ...contact },
  });
  if (verdict.id === null) throw new Error(JSON.stringify(verdict.refusals));
  return verdict.id;
}

/** Asks for a statement of account of November; returns its status and, of a paper, its text. */
async function statementOf(customer: string, account = 'finance') {
  const period = { from: '2026-11-01', to: '2026-11-30', language: 'en' };
  const { statusCode, rawPayload } = await server.app.inject({
    method: 'GET',
    url: `/api/finance/statement?${new URLSearchParams({ customerKind: 'appUser', customer, ...period })}`,
    headers: { authorization: await server.tokenOf(account) },
  });
  if (statusCode !== 200) return { status: statusCode, text: '' };
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true });
  return { status: statusCode, text: text.replaceAll(/\s+/g, ' ') };
}

test('an app user has the account of the personal customer with the same phone, however it is written', async () => {
  await collectedFor(store, null, GOODS);
  await night(store);
  const { rows } = await store.pool.query<{ id: string; name: string; payable: string }>(
    `select id, customer_name as name, row ->> 'payable' as payable from row_bill where customer_kind = 'personal'`,
  );
  const [bill] = rows;
  expect(Number(bill?.payable)).toBeGreaterThan(0);
  const sender = await registered('Ma Sender', form.sender.phone);
  const { status, text } = await statementOf(sender);
  expect(status).toBe(200);
  for (const said of [bill?.id ?? '', bill?.name ?? '', 'Statement of account']) expect(text).toContain(said);
});

test('an app user without bills has an empty account, and nobody else has one', async () => {
  const stranger = await registered('Ko Stranger', '09250088776');
  const { status, text } = await statementOf(stranger);
  expect(status).toBe(200);
  expect(text).toContain('Ko Stranger');
  expect(text).not.toContain('BL2026');
  expect((await statementOf('APP99999999')).status).toBe(404);
});

test('a statement is for who may read bills and app users', async () => {
  const other = await registered('Ma Other', '09250088775');
  for (const account of ['courier.yangon', 'clerk.yangon', 'merchant'])
    expect([account, (await statementOf(other, account)).status]).toEqual([account, 403]);
});
