import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { debtNames } from '#machines/finance/debts.ts';
import { readPermission } from '#server/access.ts';
import { finance as screens } from '#server/company/menus/finance.ts';
import { finance as policy } from '#server/policy/finance.ts';
import { billsOf, collectedFor, GOLDEN, night, onAccount, to, VOUCHER } from '../../support/bills.ts';
import { tellersOf } from '../../support/money.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

const MORNING = '2026-11-20T17:40:00.000Z';
const machineOf = (permission: string | null | undefined) =>
  Object.values(aggregateTypes).find(({ id }) => readPermission(id) === permission);
/** Record types of the screens of finance. */
const recordTypes = [...new Set(screens.flatMap(({ permission }) => machineOf(permission) ?? []))];
/** Only who pays is told the accounts of a customer. */
const FOR_PAYING = 'GET /api/finance/accounts/:machine/:id';
const reads = Object.keys(policy).filter((key) => key.startsWith('GET ') && key !== FOR_PAYING);

let store: Store;
let server: Serving;
let bill: string;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  const who = await tellersOf(store);
  await collectedFor(store, GOLDEN.customer, 50_000_00);
  await onAccount(store, who.clerk, GOLDEN.customer);
  await night(store);
  bill = (await billsOf(store, GOLDEN.customer))[0]?.id ?? '';
  await store.propose(who.finance, to('bill', bill, 'confirmed', VOUCHER), { at: MORNING });
});
afterAll(async () => {
  await server.close();
  await store.close();
});

/** What the screens of finance ask for, by the row of the policy that allows it. */
const requests = (): Readonly<Record<string, readonly string[]>> => ({
  'GET /api/finance/positions': ['/api/finance/positions'],
  'GET /api/finance/debts': debtNames.map((by) => `/api/finance/debts?by=${by}`),
  'GET /api/finance/papers/:machine/:id': [`/api/finance/papers/bill/${bill}?language=zh`],
  'GET /api/finance/statement': [
    '/api/finance/statement?customerKind=merchant&customer=GOLDEN&from=2026-11-01&to=2026-11-30&language=en',
  ],
  'GET /api/ledger/balances': ['account', 'party', 'branch', 'person'].map((by) => `/api/ledger/balances?by=${by}`),
  'GET /api/ledger/agreement': ['/api/ledger/agreement'],
  'GET /api/ledger/journal': ['/api/ledger/journal?from=2026-11-01&to=2026-11-30'],
  'GET /api/ledger/:machine/:id': [`/api/ledger/bill/${bill}`],
});

describe('the auditor', () => {
  test('the auditor is shown every screen of finance', async () => {
    const { permissions } = await store.person('auditor');
    expect(screens.length).toBeGreaterThan(30);
    const hidden = screens.filter(({ permission }) => permission && !permissions.includes(permission));
    expect(hidden.map(({ code, permission }) => `${code}: ${permission}`)).toEqual([]);
  });

  test('the auditor reads the list and a record of every screen of finance', async () => {
    expect(recordTypes.length).toBeGreaterThan(12);
    const refused: string[] = [];
    const opened = new Set<string>();
    for (const { id: machine } of recordTypes) {
      const list = await server.ask<{ records: { id: string }[] }>('POST', `/api/${machine}/page`, {
        as: 'auditor',
        body: { pageSize: 20 },
      });
      if (list.status !== 200) refused.push(`the list of ${machine}: ${list.status}`);
      for (const { id } of list.body.records.slice(0, 1)) {
        opened.add(machine);
        const record = await server.get(`/api/streams/${machine}/${encodeURIComponent(id)}`, 'auditor');
        if (record.status !== 200) refused.push(`${machine}/${id}: ${record.status}`);
      }
    }
    expect(refused).toEqual([]);
    expect([...opened]).toEqual(expect.arrayContaining(['bill', 'courierCash', 'payable', 'receivable']));
  });

  test('the auditor reads what the other screens of finance ask for', async () => {
    const asked = requests();
    expect(Object.keys(asked).toSorted()).toEqual(reads.toSorted());
    const all = [...Object.values(asked).flat(), '/api/queues?area=finance'];
    const refused: string[] = [];
    for (const url of all) {
      const { status } = await server.get(url, 'auditor');
      if (status !== 200) refused.push(`${url}: ${status}`);
    }
    expect(refused).toEqual([]);
  });

  test('the auditor proposes no event of any record type of finance', async () => {
    const events = recordTypes.flatMap(({ id: machine, events: declared }) =>
      Object.entries(declared).flatMap(([type, { systemOnly }]) => (systemOnly ? [] : [{ machine, type }])),
    );
    expect(events.length).toBeGreaterThan(40);
    const commands = await Promise.all(
      events.map(async ({ machine, type }) => ({
        key: crypto.randomUUID(),
        machine,
        ...(await ofExisting(machine)),
        event: { type },
      })),
    );
    const { status, body } = await server.ask<{ results: { status: string; refusals: { code: string }[] }[] }>(
      'POST',
      '/api/commands',
      { as: 'auditor', body: { commands } },
    );
    expect(status).toBe(200);
    expect(body.results.map(({ status: said }) => said)).toEqual(events.map(() => 'refused'));
    const { id, permissions } = await store.person('auditor');
    expect(events.filter(({ type }) => permissions.includes(type))).toEqual([]);
    const { rows } = await store.pool.query('select type from events where actor_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  test('the auditor asks for nothing that changes anything', async () => {
    const writes = Object.keys(policy).filter((key) => !key.startsWith('GET '));
    for (const key of writes) {
      const [method, url = ''] = key.split(' ');
      const { status } = await server.ask(method as 'POST', url, { as: 'auditor', body: {} });
      expect([key, status]).toEqual([key, 403]);
    }
  });
});

/** The id of some record of a type; none if there is none. */
async function ofExisting(machine: string): Promise<{ id?: string }> {
  const { rows } = await store.pool.query<{ id: string }>('select id from streams where machine = $1 limit 1', [
    machine,
  ]);
  return rows[0] ? { id: rows[0].id } : {};
}
