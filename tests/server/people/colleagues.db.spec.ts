import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CALLS } from '#calls/areas.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { listed } from '#machines/catalogue/listed.ts';
import { person } from '../../machines/staff/fixtures/person.ts';
import { newOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

const MAIN = 'merchant';
const OTHER_MAIN = 'merchant.shwethar';
/** Marks of the other customer's data. */
const FOREIGN = 'Zzyzx Bazaar';
const PAGE = { filters: [], sort: [], pageNum: 1, pageSize: 100 };

interface Body {
  readonly colleagues: {
    id: string;
    username: string;
    status: string;
    phone: string | null;
    roles: { id: string }[];
  }[];
  readonly roles: { id: string; screens: { en: string }[] }[];
}
interface Results {
  readonly results: { status: string; id: string | null; refusals: { rule: string | null }[] }[];
}

let store: Store;
let server: Serving;
let ownOrder: string;
let foreignOrder: string;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  const admin = await store.person('admin');
  const other = { username: OTHER_MAIN, roles: ['merchant'], merchant: 'SHWETHAR', staffCode: '7001' };
  const data = { ...person, ...other, phone: '09250987654', email: 'other@shwethar.example' };
  const registered = await store.propose(admin, { machine: 'staff', event: { type: 'staff.registered', ...data } });
  if (registered.status !== 'accepted') throw new Error('The other customer has no account');
  ownOrder = await newOrder(store, await store.person(MAIN), { merchant: 'GOLDEN', payType: 'ledger' });
  const receiver = { name: FOREIGN, phone: '09250444555', city: 'MMR010D001', address: `${FOREIGN} Street` };
  const fields = { merchant: 'SHWETHAR', payType: 'ledger', receiver } as const;
  foreignOrder = await newOrder(store, await store.person(OTHER_MAIN), fields);
});
afterAll(async () => {
  await server.close();
  await store.close();
});
beforeEach(() => store.pool.query('truncate attempt_counters, address_counters'));

const propose = async (as: string, id: string | null, type: string, data: object = {}) => {
  const command = {
    key: crypto.randomUUID(),
    machine: 'staff',
    ...(id === null ? {} : { id }),
    event: { type, ...data },
  };
  const { body } = await server.ask<Results>('POST', '/api/commands', { as, body: { commands: [command] } });
  return body.results[0];
};
const rulesOf = (result: Results['results'][number] | undefined): (string | null)[] =>
  (result?.refusals ?? []).map(({ rule }) => rule);

let number = 0;
/** Invites a colleague and returns the id and the login name. */
async function invite(roles: readonly string[], as = MAIN): Promise<{ id: string; username: string }> {
  number += 1;
  const username = `colleague${number}`;
  const result = await propose(as, null, 'staff.colleagueInvited', { nickName: 'Ma Hnin', username, roles });
  expect(result, JSON.stringify(result?.refusals)).toMatchObject({ status: 'accepted' });
  return { id: result?.id ?? '', username };
}

const read = (as: string) => server.ask<Body>('GET', '/api/colleagues', { as });
const passwordFor = (as: string, id: string) =>
  server.ask<{ password?: string }>('POST', `/api/colleagues/${id}/password`, {
    as,
    body: { key: crypto.randomUUID() },
  });
const login = (username: string, password: string) =>
  server.ask('POST', '/auth/login', { as: null, body: { username, password } });

describe('the main account of a business customer', () => {
  test('the main account of a business customer invites a colleague, whose first password opens its own change alone', async () => {
    const { id, username } = await invite(['merchantOrders']);
    const { status, body } = await passwordFor(MAIN, id);
    expect(status).toBe(200);
    const signedIn = await login(username, body.password ?? '');
    expect(signedIn.status, signedIn.text).toBe(200);
    expect(signedIn.body).toMatchObject({ initPassword: 1 });
    const headers = { authorization: String(signedIn.body['token']) };
    expect((await server.ask('POST', '/api/order/page', { as: null, headers, body: PAGE })).status).toBe(401);
    const { rows } = await store.pool.query(`select row from row_staff where id = $1`, [id]);
    expect(rows[0].row).toMatchObject({
      merchant: 'GOLDEN',
      branch: 'YGN',
      phone: null,
      staffCode: null,
      idNumber: null,
    });
  });

  test('the main account of a business customer lists the accounts of its own customer, and the roles that it may give', async () => {
    const { id } = await invite(['merchantMoney']);
    const foreign = await invite(['merchantReader'], OTHER_MAIN);
    const { body } = await read(MAIN);
    expect(body.colleagues.find((one) => one.id === id)).toMatchObject({ status: 'active' });
    expect(body.colleagues.find((one) => one.username === MAIN)).toMatchObject({ status: 'own' });
    const usernames = body.colleagues.map((one) => one.username);
    expect(usernames).not.toContain(foreign.username);
    expect(usernames).not.toContain(OTHER_MAIN);
    expect(usernames).not.toContain('manager.yangon');
    expect(body.roles.map((role) => role.id).toSorted()).toEqual([
      'merchantMoney',
      'merchantOrders',
      'merchantQuestions',
      'merchantReader',
    ]);
    expect(body.roles.find((role) => role.id === 'merchantMoney')?.screens.map(({ en }) => en)).toContain('Bill');
  });

  test('the main account of a business customer changes a colleague’s rights, in the session that the colleague has', async () => {
    const { id, username } = await invite(['merchantReader']);
    const bills = () => server.ask('POST', '/api/bill/page', { as: username, body: PAGE });
    expect((await bills()).status).toBe(403);
    expect(await propose(MAIN, id, 'staff.colleagueRightsSet', { roles: ['merchantMoney'] })).toMatchObject({
      status: 'accepted',
    });
    await expect.poll(async () => (await bills()).status).toBe(200);
  });

  test('a main account ends a colleague’s access at once and restores it, but not what the branch stopped', async () => {
    const { id, username } = await invite(['merchantReader']);
    const orders = () => server.ask('POST', '/api/order/page', { as: username, body: PAGE });
    expect((await orders()).status).toBe(200);
    expect(await propose(MAIN, id, 'staff.colleagueEnded', { reason: 'Left us' })).toMatchObject({
      status: 'accepted',
    });
    await expect.poll(async () => (await orders()).status).toBe(401);
    expect(await propose(MAIN, id, 'staff.colleagueRestored')).toMatchObject({ status: 'accepted' });
    expect(await propose('manager.yangon', id, 'staff.accountDisabled', { reason: 'Fraud' })).toMatchObject({
      status: 'accepted',
    });
    expect((await read(MAIN)).body.colleagues.find((one) => one.id === id)).toMatchObject({ status: 'stopped' });
    expect(await propose(MAIN, id, 'staff.colleagueRestored')).toMatchObject({ status: 'refused' });
  });

  test('the main account of a business customer gives no role beyond its own, nor its own', async () => {
    const { id } = await invite(['merchantReader']);
    for (const role of ['admin', 'manager', 'employee', 'courier', 'merchant']) {
      const invited = { nickName: 'Ma Hnin', username: `grab.${role}`, roles: ['merchantReader', role] };
      expect(rulesOf(await propose(MAIN, null, 'staff.colleagueInvited', invited))).toEqual([
        'staff.rolesAreWithinOwn',
      ]);
      expect(rulesOf(await propose(MAIN, id, 'staff.colleagueRightsSet', { roles: [role] }))).toEqual([
        'staff.rolesAreWithinOwn',
      ]);
    }
  });

  test('the main account of a business customer names neither customer nor branch of the account that it invites', async () => {
    const event = { nickName: 'Ma Hnin', username: 'grab.other', roles: ['merchantReader'], merchant: 'SHWETHAR' };
    expect((await propose(MAIN, null, 'staff.colleagueInvited', event))?.status).not.toBe('accepted');
  });

  test('a main account keeps its right to colleagues where the customer is limited, and colleagues are limited alike', async () => {
    const admin = await store.person('admin');
    const limit = async (permissions: readonly string[] | null) => {
      const event = { type: 'merchant.permissionsSet', permissions };
      expect((await store.propose(admin, { machine: 'merchant', id: 'GOLDEN', event })).refusals).toEqual([]);
    };
    await limit(['order.read', 'staff.colleagueInvited', 'staff.colleaguePasswordReset']);
    try {
      await expect
        .poll(async () => (await server.ask('POST', '/api/bill/page', { as: MAIN, body: PAGE })).status)
        .toBe(403);
      const { username } = await invite(['merchantMoney']);
      expect((await server.ask('POST', '/api/order/page', { as: username, body: PAGE })).status).toBe(200);
      expect((await server.ask('POST', '/api/bill/page', { as: username, body: PAGE })).status).toBe(403);
    } finally {
      await limit(null);
    }
  });
});

describe('nobody else', () => {
  const ACTS: readonly (readonly [type: string, data: object])[] = [
    ['staff.colleagueRightsSet', { roles: ['merchantReader'] }],
    ['staff.colleaguePasswordReset', {}],
    ['staff.colleagueEnded', { reason: 'Away' }],
    ['staff.colleagueRestored', {}],
  ];

  test('nobody of another customer acts on a colleague, whose record is not within reach', async () => {
    const { id } = await invite(['merchantReader']);
    for (const [type, data] of ACTS)
      expect([type, ...rulesOf(await propose(OTHER_MAIN, id, type, data))]).toEqual([type, 'notWithinReach']);
    expect((await passwordFor(OTHER_MAIN, id)).body.password).toBeUndefined();
  });

  test.each(['admin', 'operations', 'manager.yangon', 'support'])(
    'nobody of the staff, such as %s, invites or keeps colleagues of a business customer',
    async (as) => {
      const { id } = await invite(['merchantReader']);
      const invited = { nickName: 'Ma Hnin', username: 'by.staff', roles: ['merchantReader'] };
      expect((await propose(as, null, 'staff.colleagueInvited', invited))?.status).toBe('refused');
      for (const [type, data] of ACTS) expect((await propose(as, id, type, data))?.status).toBe('refused');
      expect((await read(as)).status).toBe(403);
      expect((await server.get('/api/menus/build', as)).text).not.toContain('/merchant/colleagues');
    },
  );

  test('nobody of the colleagues invites, keeps others or lists them', async () => {
    const all = ['merchantReader', 'merchantOrders', 'merchantMoney', 'merchantQuestions'];
    const { username, id: own } = await invite(all);
    const { id } = await invite(['merchantReader']);
    const main = await store.staffId(MAIN);
    const invited = { nickName: 'Ma Hnin', username: 'by.colleague', roles: ['merchantReader'] };
    expect(rulesOf(await propose(username, null, 'staff.colleagueInvited', invited))).toEqual(['may']);
    for (const target of [own, id, main])
      for (const [type, data] of ACTS) expect((await propose(username, target, type, data))?.status).toBe('refused');
    expect((await read(username)).status).toBe(403);
    expect((await passwordFor(username, main)).body.password).toBeUndefined();
  });

  test('nobody takes the password of a main account or of staff by the reset for colleagues', async () => {
    for (const name of [OTHER_MAIN, 'manager.yangon', 'admin', MAIN]) {
      const { status, body } = await passwordFor(MAIN, await store.staffId(name));
      expect([name, status < 300, body.password]).toEqual([name, false, undefined]);
    }
  });
});

test("a colleague with every role reads the own customer's orders, and nothing of another's or of the staff", async () => {
  const all = ['merchantReader', 'merchantOrders', 'merchantMoney', 'merchantQuestions'];
  const { username: as } = await invite(all);
  const answers: string[] = [];
  const ask = async (method: 'GET' | 'POST', url: string, body?: object): Promise<void> => {
    const { status, text } = await server.ask(method, url, { as, ...(body ? { body } : {}) });
    expect([url, status]).not.toEqual([url, 500]);
    if (status < 300) answers.push(`${url} ${text}`);
  };
  for (const machine of Object.keys(listed)) await ask('POST', `/api/${machine}/page`, PAGE);
  for (const machine of Object.keys(aggregateTypes))
    for (const id of [
      foreignOrder,
      'SHWETHAR',
      await store.staffId(OTHER_MAIN),
      await store.staffId('courier.yangon'),
    ]) {
      await ask('GET', `/api/streams/${machine}/${id}`);
      await ask('GET', `/api/streams/${machine}/${id}/events`);
    }
  for (const { contract } of CALLS)
    if (contract.method === 'GET' && !contract.path.includes(':')) await ask('GET', contract.path);
  for (const text of [FOREIGN, foreignOrder, '09250444555', 'SHWETHAR']) await ask('POST', '/api/search', { text });
  await ask('GET', '/api/events?after=0&limit=1000');
  expect(answers.some((answer) => answer.includes(ownOrder))).toBe(true);
  const leaks = [FOREIGN, foreignOrder, 'SHWETHAR', OTHER_MAIN, 'courier.yangon'];
  // A search repeats what was sought.
  const told = answers.filter((answer) => !answer.startsWith('/api/search'));
  expect(
    told.filter((answer) => leaks.some((leak) => answer.includes(leak))).map((answer) => answer.slice(0, 200)),
  ).toEqual([]);
  const sought = answers.filter((answer) => answer.startsWith('/api/search'));
  expect(sought.filter((answer) => answer.includes(`"id":"${foreignOrder}"`))).toEqual([]);
});
