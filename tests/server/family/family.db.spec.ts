import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inflateRawSync } from 'node:zlib';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

/*
 * A client that knows the specification (section 7) and calls.md alone: paths, bodies and answers are written out, and
 * effects are read back by other calls of the family.
 */

let store: Store;
let server: Serving;
const tokens = new Map<string, string>();

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  for (const name of ['admin', 'operations', 'manager.yangon', 'clerk.yangon', 'auditor', 'merchant'])
    tokens.set(name, await server.tokenOf(name));
});
afterAll(async () => {
  await server.close();
  await store.close();
});

// oxlint-disable-next-line typescript/no-explicit-any -- a client of another program reads JSON without our types
type Json = any;

interface Reply {
  readonly status: number;
  readonly body: Json;
  readonly text: string;
}

interface Asked {
  readonly as?: string | null;
  readonly body?: unknown;
  readonly language?: 'en' | 'zh';
}

const ask = async (
  method: string,
  path: string,
  { as = 'admin', body, language = 'en' }: Asked = {},
): Promise<Reply> => {
  const response = await fetch(`http://${server.address}/${path}`, {
    method,
    headers: {
      ...(as === null ? {} : { Authorization: tokens.get(as) ?? '' }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      'pc-language': language,
      timezone: 'Asia/Yangon',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null,
  };
};

const get = (path: string, asked?: Asked) => ask('GET', path, asked);
const post = (path: string, body?: unknown, asked?: Asked) => ask('POST', path, { ...asked, body });

/** Expects a failure as the family reads it: the status in the body too, and a text for people. */
const expectRefused = (reply: Reply, status: number, message?: RegExp): void => {
  expect(reply.status, reply.text).toBe(status);
  expect(reply.body).toMatchObject({ status, timestamp: expect.any(Number), message: expect.any(String) });
  expect(reply.body.message).not.toMatch(/error\.|rule\.|undefined/);
  if (message) expect(reply.body.message).toMatch(message);
};

const events = async (): Promise<number> => {
  const { rows } = await store.pool.query<{ count: number }>('select count(*)::int as count from events');
  return rows[0]?.count ?? 0;
};

/** Expects that a call is refused and records no event. */
const expectNothing = async (asking: () => Promise<Reply>, status: number, message?: RegExp): Promise<void> => {
  const before = await events();
  expectRefused(await asking(), status, message);
  expect(await events()).toBe(before);
};

describe('api/menus', () => {
  const catalog = {
    id: null,
    pid: 0,
    type: 0,
    title: 'Fleet',
    menuSort: 70,
    path: 'fleet',
    component: null,
    componentName: null,
    icon: 'truck',
    iFrame: 'false',
    cache: 'false',
    hidden: 'false',
    permission: null,
    roles: [],
  };
  const found = async (title: string, language: 'en' | 'zh' = 'en') =>
    (await get(`api/menus?blurry=${encodeURIComponent(title)}`, { language })).body.content;

  test('a menu entry of api/menus is added, found in the tree, changed and deleted with what is below it', async () => {
    expect(await post('api/menus', catalog)).toMatchObject({ status: 201, text: '' });
    const [fleet] = await found('Fleet');
    expect(fleet).toMatchObject({ type: 0, title: 'Fleet', menuSort: 70, path: 'fleet', icon: 'truck', iFrame: false });
    const page = {
      ...catalog,
      pid: fleet.id,
      type: 1,
      title: 'Tyres',
      path: 'tyres',
      componentName: 'Tyres',
      cache: true,
    };
    expect((await post('api/menus', page)).status).toBe(201);
    const button = { ...catalog, pid: 'Tyres', type: 2, title: 'Add a tyre', path: '', permission: 'car.amended' };
    expect((await post('api/menus', button)).status).toBe(201);
    const below = (await get(`api/menus/lazy?pid=${fleet.id}`)).body;
    expect(below).toMatchObject([{ id: 'Tyres', title: 'Tyres', cache: true, hasChildren: true, subCount: 1 }]);

    expect(await ask('PUT', 'api/menus', { body: { ...below[0], title: 'Wheels', menuSort: 5 } })).toMatchObject({
      status: 204,
      text: '',
    });
    expect((await get(`api/menus/lazy?pid=${fleet.id}`)).body).toMatchObject([
      { id: 'Tyres', title: 'Wheels', titleZh: 'Tyres', menuSort: 5, path: 'tyres', cache: true },
    ]);
    const [shown] = (await get(`api/menus/lazy?pid=${fleet.id}`, { language: 'zh' })).body;
    expect((await ask('PUT', 'api/menus', { body: { ...shown, title: '轮胎' }, language: 'zh' })).status).toBe(204);
    expect(await found('Wheels')).toMatchObject([{ titleZh: '轮胎' }]);

    const deleted = await ask('DELETE', 'api/menus', { body: [fleet.id, 'Tyres'] });
    expect(deleted).toMatchObject({ status: 200, text: '' });
    for (const title of ['Fleet', 'Wheels', 'Add a tyre']) expect(await found(title), title).toEqual([]);
  });

  test('a form of api/menus that comes back unchanged records nothing', async () => {
    const [shown] = (await get('api/menus/lazy?pid=orders')).body;
    const before = await events();
    expect((await ask('PUT', 'api/menus', { body: shown })).status).toBe(204);
    expect(await events()).toBe(before);
  });

  test('api/menus refuses a title of a neighbour, a component name in use, a circle and a button without permission', async () => {
    await expectNothing(() => post('api/menus', { ...catalog, title: 'Orders' }), 400, /title.*Orders/);
    const [orders] = (await get('api/menus/lazy?pid=orders')).body;
    await expectNothing(() => post('api/menus', { ...catalog, componentName: orders.componentName }), 400, /component/);
    await expectNothing(
      () => ask('PUT', 'api/menus', { body: { id: 'orders', title: 'Orders', pid: orders.id } }),
      400,
    );
    await expectNothing(() => post('api/menus', { ...catalog, type: 2, title: 'Nothing' }), 400, /permission/i);
    await expectNothing(() => ask('PUT', 'api/menus', { body: { id: 'no.such', title: 'Nothing' } }), 404);
    await expectNothing(() => post('api/menus', { ...catalog, titel: 'x' }), 400, /titel/);
  });

  test('of several deletions by api/menus one that is refused undoes all', async () => {
    const [first] = (await get('api/menus/lazy?pid=orders')).body;
    await expectNothing(() => ask('DELETE', 'api/menus', { body: [first.id, 'no.such'] }), 400);
    expect((await get('api/menus/lazy?pid=orders')).body.map(({ id }: { id: string }) => id)).toContain(first.id);
  });

  test.each(['manager.yangon', 'auditor'])('%s may not add, change or delete by api/menus', async (as) => {
    await expectNothing(() => post('api/menus', catalog, { as }), 403);
    await expectNothing(() => ask('PUT', 'api/menus', { as, body: { id: 'orders', title: 'Mine' } }), 403);
    await expectNothing(() => ask('DELETE', 'api/menus', { as, body: ['orders'] }), 403);
  });
});

describe('api/dictDetail', () => {
  const read = async (language: 'en' | 'zh' = 'en') =>
    (await get('api/dictDetail?dictName=goodsType&page=0&size=9999', { language })).body.content;
  const entry = async (value: string) => (await read()).find((one: { value: string }) => one.value === value);

  test('an entry of api/dictDetail is added, changed and deleted', async () => {
    const [some] = await read();
    const added = await post('api/dictDetail', { dict: some.dict, label: 'Tea', value: 'tea', dictSort: 90 });
    expect(added).toMatchObject({ status: 201, text: '' });
    const tea = await entry('tea');
    expect(tea).toMatchObject({ label: 'Tea', labelZh: 'Tea', dictSort: 90, dict: { id: 'goodsType' } });
    const changed = { ...(await read('zh')).find((one: { value: string }) => one.value === 'tea'), label: '茶叶' };
    expect(await ask('PUT', 'api/dictDetail', { body: changed, language: 'zh' })).toMatchObject({ status: 204 });
    expect(await entry('tea')).toMatchObject({ id: tea.id, label: 'Tea', labelZh: '茶叶' });
    expect(await ask('DELETE', `api/dictDetail/${tea.id}`)).toMatchObject({ status: 200, text: '' });
    expect(await entry('tea')).toBeUndefined();
  });

  test('api/dictDetail refuses a value that the dictionary has, an entry that is gone, no dictionary and no right', async () => {
    const [some] = await read();
    const again = { dict: some.dict, label: 'Again', value: some.value, dictSort: 1 };
    await expectNothing(() => post('api/dictDetail', again), 400);
    await expectNothing(() => post('api/dictDetail', { label: 'Tea', value: 'tea2' }), 400, /dict/);
    await expectNothing(() => ask('PUT', 'api/dictDetail', { body: { ...some, id: 'DIC999999' } }), 404);
    await expectNothing(() => ask('DELETE', 'api/dictDetail/DIC999999'), 400);
    for (const as of ['manager.yangon', 'clerk.yangon']) {
      await expectNothing(() => post('api/dictDetail', { ...again, value: 'x' }, { as }), 403);
      await expectNothing(() => ask('PUT', 'api/dictDetail', { as, body: { ...some, label: 'Mine' } }), 403);
      await expectNothing(() => ask('DELETE', `api/dictDetail/${some.id}`, { as }), 403);
    }
  });
});

describe('stations and address codes', () => {
  test('api/merchantConfiguration/getStation chooses among api/station/all', async () => {
    const all = (await get('api/station/all', { as: 'merchant' })).body;
    expect((await post('api/merchantConfiguration/getStation', {}, { as: 'merchant' })).body).toEqual(all);
    const some = await post('api/merchantConfiguration/getStation', { country: 'MM', kind: 'airport' });
    expect(some.body.length).toBeGreaterThan(3);
    expect(some.body.length).toBeLessThan(all.length);
    expect(some.body.every((one: Json) => one.kind === 'airport' && one.country === 'MM' && one.nameEn)).toBe(true);
    expectRefused(await post('api/merchantConfiguration/getStation', { kind: 'harbour' }), 400, /kind/);
    expectRefused(await post('api/merchantConfiguration/getStation', {}, { as: null }), 401);
  });

  test('api/addressCode/getKey answers the key alone', async () => {
    const { body } = await post('api/addressCode/page', { pageNum: 1, pageSize: 1 });
    const [{ id, code }] = body.records;
    expect(await post(`api/addressCode/getKey/${id}`)).toMatchObject({ status: 200, body: { id, key: code } });
    expectRefused(await post('api/addressCode/getKey/XX-0000'), 404);
    expectRefused(await post(`api/addressCode/getKey/${id}`, undefined, { as: 'merchant' }), 403);
  });
});

const person = {
  username: 'ko.htet',
  nickName: 'Ko Htet',
  phone: '09450077001',
  email: null,
  gender: '男',
  enabled: 'true',
  dept: { id: 'YGN' },
  roles: [{ id: 'clerk' }],
  jobs: [],
  staffCode: '9001',
  idNumber: '12/KaTaTa(N)177001',
  province: 'MMR013',
  city: 'MMR013D004',
  district: 'MMR013033',
  address: 'Room 5, Strand Road',
};

const another = (number: number, more: object = {}) => ({
  ...person,
  username: `person${number}`,
  nickName: `Person ${number}`,
  phone: `094500770${number}`,
  staffCode: `90${number}`,
  idNumber: `12/KaTaTa(N)1770${number}`,
  ...more,
});

describe('api/users', () => {
  const found = async (username: string, as = 'admin') =>
    (await post('api/users/all', { username }, { as })).body.content[0];

  test('an account of api/users is made, found, changed in every part, and ended', async () => {
    expect(await post('api/users', person)).toMatchObject({ status: 201, text: '' });
    const made = await found('ko.htet');
    expect(made).toMatchObject({
      nickName: 'Ko Htet',
      gender: 'male',
      enabled: true,
      status: 'onJob',
      dept: { id: 'YGN', name: 'Yangon Head Office' },
      roles: [{ id: 'clerk', name: 'Warehouse clerk', level: 5 }],
      phone: '09450077001',
    });
    expect(made).not.toHaveProperty('password');
    const changed = {
      ...made,
      nickName: 'U Htet',
      roles: [{ id: 'sorter' }, ...made.roles],
      enabled: false,
      remark: 'On leave',
    };
    expect(await ask('PUT', 'api/users', { body: changed })).toMatchObject({ status: 204, text: '' });
    const after = await found('ko.htet');
    expect(after).toMatchObject({ nickName: 'U Htet', enabled: false });
    expect(after.roles.map(({ id }: { id: string }) => id)).toEqual(['sorter', 'clerk']);
    expect((await post('api/users/all', { enabled: false, username: 'ko.htet' })).body.totalElements).toBe(1);
    expect((await ask('PUT', 'api/users', { body: { id: made.id, enabled: true } })).status).toBe(204);
    expect((await found('ko.htet')).enabled).toBe(true);
    expect(await ask('DELETE', 'api/users', { body: [made.id] })).toMatchObject({ status: 200, text: '' });
    expect(await found('ko.htet')).toMatchObject({ status: 'quit', enabled: false });
  });

  test('one refused part of a call of api/users undoes the others', async () => {
    await post('api/users', another(11));
    const made = await found('person11');
    const body = { ...made, nickName: 'Changed', roles: [{ id: 'noSuchRole' }] };
    await expectNothing(() => ask('PUT', 'api/users', { body }), 400, /roles|role/i);
    expect(await found('person11')).toEqual(made);
    const admin = await found('admin');
    await expectNothing(() => ask('DELETE', 'api/users', { body: [made.id, admin.id] }), 400);
    expect(await found('person11')).toMatchObject({ status: 'onJob' });
  });

  test('api/users ends several administrators at once, but nobody ends himself', async () => {
    await post('api/users', another(12, { roles: [{ id: 'admin' }] }));
    await post('api/users', another(13, { roles: [{ id: 'admin' }] }));
    const [one, two, admin] = await Promise.all(['person12', 'person13', 'admin'].map((name) => found(name)));
    tokens.set('person12', await server.tokenOf('person12'));
    await expectNothing(() => ask('DELETE', 'api/users', { as: 'person12', body: [two.id, one.id] }), 400);
    expect(await found('person13')).toMatchObject({ status: 'onJob' });
    expect((await ask('DELETE', 'api/users', { body: [one.id, two.id] })).status).toBe(200);
    await expectNothing(() => ask('DELETE', 'api/users', { as: 'operations', body: [admin.id] }), 400);
  });

  test('api/users names bad fields, and unknown ones too', async () => {
    for (const [field, value] of [
      ['staffCode', '12'],
      ['phone', '0945'],
      ['idNumber', 'x'],
      ['username', 'Ko Htet'],
      ['roles', []],
    ] as const)
      await expectNothing(() => post('api/users', another(21, { [field]: value })), 400, new RegExp(field));
    await expectNothing(() => post('api/users', another(21, { branch: 'XXX' })), 400, /branch/);
    await expectNothing(() => post('api/users', another(21, { enabled: 'false' })), 400, /enabled/);
    await expectNothing(() => post('api/users', another(21, { isAdmin: true })), 400, /isAdmin/);
    const { address: _, ...without } = another(21);
    await expectNothing(() => post('api/users', without), 400, /address/);
    await expectNothing(() => post('api/users', another(21, { username: 'clerk.yangon' })), 400);
  });

  test('api/users masks phone, identity number and address without the right, and a masked form changes nothing', async () => {
    const clerk = await found('clerk.yangon');
    const shown = await found('clerk.yangon', 'auditor');
    expect(shown.phone).not.toBe(clerk.phone);
    expect(shown.idNumber).not.toBe(clerk.idNumber);
    const before = await events();
    const byManager = await found('clerk.yangon', 'manager.yangon');
    expect((await ask('PUT', 'api/users', { as: 'manager.yangon', body: byManager })).status).toBe(204);
    expect(await events()).toBe(before);
    expect(await found('clerk.yangon')).toEqual(clerk);
  });

  test('api/users refuses other branches and missing rights', async () => {
    const away = await found('clerk.mandalay');
    expect(await found('clerk.mandalay', 'manager.yangon')).toBeUndefined();
    const as = 'manager.yangon';
    await expectNothing(() => ask('PUT', 'api/users', { as, body: { ...away, address: 'Elsewhere 9' } }), 404);
    const near = await found('clerk.yangon', as);
    const body = { ...near, address: 'Elsewhere 9', roles: [{ id: 'manager' }] };
    await expectNothing(() => ask('PUT', 'api/users', { as, body }), 400);
    await expectNothing(() => ask('PUT', 'api/users', { as, body: { id: near.id, branch: 'MDY' } }), 400, /branch/);
    await expectNothing(() => post('api/users', another(22), { as }), 403);
    await expectNothing(() => ask('DELETE', 'api/users', { as, body: [near.id] }), 403);
    for (const path of ['api/users/all', 'api/roster/all', 'api/roster/page', 'api/roster/selected'])
      expectRefused(await post(path, {}, { as: 'merchant' }), 403);
    expectRefused(await post('api/users/all', {}, { as: null }), 401);
  });
});

/** The text of the first sheet of a workbook. */
const sheetIn = (workbook: Buffer): string => {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const directory = workbook.lastIndexOf(name) - 46;
  const size = workbook.readUInt32LE(directory + 20);
  const head = workbook.readUInt32LE(directory + 42);
  const start = head + 30 + workbook.readUInt16LE(head + 26) + workbook.readUInt16LE(head + 28);
  return inflateRawSync(workbook.subarray(start, start + size)).toString('utf8');
};

describe('api/roster', () => {
  const named = async (username: string, as = 'admin') =>
    (await post('api/roster/page', { username }, { as })).body.records[0];

  test('a roster entry of api/roster is created, read, listed, modified and removed', async () => {
    const { enabled: _, ...form } = another(31);
    const created = await post('api/roster/createRoster', form);
    expect(created).toMatchObject({ status: 200, body: { id: expect.stringMatching(/^STF\d+$/) } });
    const { id } = created.body;
    const entry = (await post(`api/roster/getRoster/${id}`)).body;
    expect(entry).toMatchObject({ username: 'person31', status: 'onJob', branch: 'YGN', operateBranch: 'YGN' });
    expect(entry.joinDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const choice = { key: id, label: 'Person 31 (9031)', value: id, staffCode: '9031', branch: 'YGN' };
    expect((await post('api/roster/selected', { blurry: 'Person 31' })).body).toEqual([choice]);
    const areas = (await post('api/area/page', { filters: [{ field: 'branch', op: 'eq', value: 'YGN' }] })).body
      .records;
    const responsibleAreas = areas.slice(0, 1).flatMap(({ places }: { places: string[] }) => places.slice(0, 2));
    const modified = { ...entry, operateBranch: 'MDY', responsibleAreas, address: 'Room 6, Strand Road' };
    expect(await post('api/roster/modifyRoster', modified)).toMatchObject({ status: 200, body: { id } });
    expect((await post(`api/roster/getRoster/${id}`)).body).toEqual(modified);
    expect((await post('api/roster/all', { branch: 'MDY' })).body.map((one: { id: string }) => one.id)).toContain(id);
    const { password } = (await post('api/roster/resetPwd', { id })).body;
    expect(password).toMatch(/^[a-z0-9]{12}$/);
    const removed = await post('api/roster/removeRoster', { ids: [id], leaveDate: '2030-01-31', remark: 'Moved' });
    expect(removed).toMatchObject({ status: 200, body: { ids: [id] } });
    expect(await named('person31')).toMatchObject({ status: 'quit', leaveDate: '2030-01-31', enabled: false });
    expect((await post('api/roster/selected', { blurry: 'Person 31' })).body).toEqual([]);
  });

  test('api/roster sets and unsets the person in charge; a second one of a branch is refused', async () => {
    const { id } = (await post('api/roster/createRoster', another(32, { roles: ['manager'] }))).body;
    await expectNothing(() => post(`api/roster/setUpResponsiblePerson/${id}`), 400);
    const manager = await named('manager.yangon');
    expect(manager.personInCharge).toBe(true);
    expect((await post(`api/roster/cancelResponsiblePerson/${manager.id}`)).body).toEqual({ id: manager.id });
    expect((await post(`api/roster/setUpResponsiblePerson/${id}`)).body).toEqual({ id });
    expect((await post(`api/roster/getRoster/${id}`)).body.personInCharge).toBe(true);
    await expectNothing(() => post(`api/roster/setUpResponsiblePerson/${id}`), 400);
    await post(`api/roster/cancelResponsiblePerson/${id}`);
    await expectNothing(() => post(`api/roster/cancelResponsiblePerson/${id}`), 400);
    await post(`api/roster/setUpResponsiblePerson/${manager.id}`);
    for (const call of ['setUpResponsiblePerson', 'cancelResponsiblePerson'])
      await expectNothing(() => post(`api/roster/${call}/${id}`, undefined, { as: 'manager.yangon' }), 403);
  });

  test('api/roster has no business customer, and its pages count from one', async () => {
    const all = (await post('api/roster/all', {})).body;
    expect(all.some((one: { merchant?: string }) => one.merchant !== undefined)).toBe(false);
    const merchant = (await post('api/users/all', { username: 'merchant' })).body.content[0];
    expectRefused(await post(`api/roster/getRoster/${merchant.id}`), 404);
    const first = (await post('api/roster/page', { pageNum: 1, pageSize: 10 })).body;
    const second = (await post('api/roster/page', { pageNum: 2, pageSize: 10 })).body;
    expect(first.total).toBe(all.length);
    expect([...first.records, ...second.records]).toEqual(all.slice(0, 20));
    expectRefused(await post('api/roster/page', { pageNum: 0 }), 400, /pageNum/);
  });

  test('api/roster does not find other branches, and changes nothing of them', async () => {
    const as = 'manager.yangon';
    const away = await named('clerk.mandalay');
    expectRefused(await post(`api/roster/getRoster/${away.id}`, undefined, { as }), 404);
    await expectNothing(() => post('api/roster/modifyRoster', { ...away, address: 'Elsewhere 9' }, { as }), 404);
    await expectNothing(() => post('api/roster/removeRoster', { ids: [away.id] }, { as }), 403);
    await expectNothing(() => post('api/roster/createRoster', another(33), { as }), 403);
    const own = (await post('api/roster/all', {}, { as })).body;
    expect(own.every((one: Json) => one.branch === 'YGN' || one.operateBranch === 'YGN')).toBe(true);
  });

  test('a person who holds work stays on the roster, with everybody of the call of api/roster', async () => {
    const { id } = (await post('api/roster/createRoster', another(34))).body;
    const early = { ids: [id], leaveDate: '2001-01-01' };
    await expectNothing(() => post('api/roster/removeRoster', early), 400, /leaveDate/);
    await expectNothing(() => post('api/roster/removeRoster', { ids: [id, 'STF999999'] }), 400);
    expect((await post(`api/roster/getRoster/${id}`)).body.status).toBe('onJob');
  });

  const exported = async (as: string, fields: Readonly<Record<string, string>> = {}, language = 'en') => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return fetch(`http://${server.address}/api/roster/export`, {
      method: 'POST',
      headers: { Authorization: tokens.get(as) ?? '', 'pc-language': language },
      body: form,
    });
  };

  test('the export of api/roster is a workbook of the same people, masked as the list is', async () => {
    const answer = await exported('admin', { branch: 'YGN' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/spreadsheetml/);
    expect(answer.headers.get('content-disposition')).toMatch(/roster\.xlsx/);
    const sheet = sheetIn(Buffer.from(await answer.arrayBuffer()));
    const clerk = await named('clerk.yangon');
    // A sheet has phones as they are recorded, with the code of the country.
    expect(sheet).toContain(clerk.phone.slice(1));
    expect(sheet).toContain('Warehouse clerk');
    expect(sheet).not.toContain((await named('clerk.mandalay')).nickName);
    const masked = sheetIn(Buffer.from(await (await exported('auditor', {}, 'zh')).arrayBuffer()));
    expect(masked).toContain(clerk.nickName);
    expect(masked).toContain('仓管员');
    expect(masked).not.toContain(clerk.phone.slice(1));
    expect(masked).not.toContain(clerk.idNumber);
    const { rows } = await store.pool.query(
      `select way from personal_reads where machine = 'staff' and way = 'exported' and lives ? $1`,
      [clerk.id],
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  test('the export of api/roster of a wrong form or without the right is a message, as the family reads it', async () => {
    const wrong = await exported('admin', { colour: 'red' });
    expect(wrong.headers.get('content-type')).toMatch(/json/);
    expect(await wrong.json()).toMatchObject({ status: 400, message: expect.stringMatching(/colour/) });
    expect((await exported('merchant')).status).toBe(403);
    expectRefused(await post('api/roster/export', {}), 415);
    const own = sheetIn(Buffer.from(await (await exported('manager.yangon')).arrayBuffer()));
    expect(own).not.toContain((await named('clerk.mandalay')).nickName);
  });
});
