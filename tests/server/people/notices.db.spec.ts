import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { signIn } from '../../support/sessions.ts';
import { createStore, type Store } from '../../support/world.ts';
import { knock } from '../live/wire.ts';

let store: Store;
let serving: Serving;
let clerk: string;

beforeAll(async () => {
  store = await createStore();
  serving = await serve(store);
  clerk = await store.staffId('clerk.yangon');
});
afterAll(async () => {
  await serving.close();
  await store.close();
});

interface Listed {
  readonly total: number;
  readonly records: readonly { readonly id: string; readonly title: string; readonly isRead: boolean }[];
}

const send = async (addressee: string, title: string, more: object = {}) => {
  const event = { type: 'notice.sent', addressee, kind: 0, title, value: 'At six', ...more };
  const verdict = await store.propose(await store.person('manager.yangon'), { machine: 'notice', event });
  expect(verdict.refusals).toEqual([]);
  return verdict.id ?? '';
};

const listed = (as: string, body: object = {}) => serving.ask<Listed>('POST', '/api/notice/page', { as, body });
const unread = async (as: string) =>
  (await serving.ask<{ unread: number }>('POST', '/api/notice/readCount', { as })).body.unread;

test('a message is pushed to its addressee alone, with how many are unread', async () => {
  const listen = async (username: string) => {
    const id = await store.staffId(username);
    const { authorization } = await signIn(store.pool, id);
    const listener = await knock(`ws://${serving.address}/webSocket/abc-${id}`, { authorization });
    if (typeof listener === 'number') throw new Error(`Refused: ${listener}`);
    return listener;
  };
  const [mine, other] = [await listen('clerk.yangon'), await listen('courier.yangon')];
  const told = (listener: typeof mine) => listener.texts.filter((text) => text.startsWith('{"type":"notice"'));
  const waybill = await newOrder(store, await store.person('clerk.yangon'));
  const question = {
    question: '111',
    order: waybill,
    customer: 'Daw Khin',
    phone: '09250300301',
    text: 'Where is it?',
  };
  const raised = await store.propose(await store.person('support'), {
    machine: 'userQuestion',
    event: { type: 'userQuestion.raised', ...question },
  });
  const ext = { userQuestionId: raised.id ?? '', waybill };
  const id = await send(clerk, 'A question', { kind: 1, ext });
  await mine.until('the message was pushed', () => told(mine).length > 0);
  expect(told(mine).map((text): unknown => JSON.parse(text))).toEqual([
    { type: 'notice', id, title: 'A question', value: 'At six', noticeType: 1, ext, count: 1 },
  ]);
  await send(await store.staffId('courier.yangon'), 'For the courier');
  await other.until('the courier was told', () => told(other).length > 0);
  expect(told(other)).toHaveLength(1);
  expect(told(mine)).toHaveLength(1);
  mine.socket.close();
  other.socket.close();
});

test('unread messages are counted as they are listed, and read one by one or all at once (E08)', async () => {
  const first = await send(clerk, 'First');
  await send(clerk, 'Second');
  const { body } = await listed('clerk.yangon', { isRead: false });
  expect(body.records.slice(0, 2).map(({ title }) => title)).toEqual(['Second', 'First']);
  expect(await unread('clerk.yangon')).toBe(body.total);
  const one = await serving.ask<{ unread: number }>('POST', '/api/notice/read', {
    as: 'clerk.yangon',
    body: { ids: [first] },
  });
  expect(one.body.unread).toBe(body.total - 1);
  const again = await serving.ask('POST', '/api/notice/read', { as: 'clerk.yangon', body: { ids: [first] } });
  expect(again).toMatchObject({ status: 200, body: { unread: body.total - 1 } });
  const all = await serving.ask('POST', '/api/notice/read', { as: 'clerk.yangon', body: {} });
  expect(all).toMatchObject({ status: 200, body: { unread: 0 } });
  expect((await listed('clerk.yangon', { isRead: false })).body.total).toBe(0);
});

test('nobody reads, lists or counts the messages of another', async () => {
  const id = await send(clerk, 'Mine alone');
  const foreign = await serving.ask('POST', '/api/notice/read', { as: 'courier.yangon', body: { ids: [id] } });
  expect(foreign.status).toBe(404);
  const admins = await serving.ask('POST', '/api/notice/read', { as: 'admin', body: { ids: [id] } });
  expect(admins.status).toBe(404);
  expect((await listed('admin')).body.records.filter((record) => record.id === id)).toEqual([]);
  expect(await unread('clerk.yangon')).toBe(1);
});

test('only staff who may do it are offered; a reset password works once it is handed over', async () => {
  interface Chosen {
    readonly take: readonly { readonly id: string }[];
    readonly deliver: readonly { readonly id: string }[];
    readonly working: readonly { readonly id: string }[];
    readonly passwords: readonly { readonly id: string }[];
  }
  const { body } = await serving.get<Chosen>('/api/sysStaff/newRole', 'manager.yangon');
  const courier = await store.staffId('courier.yangon');
  const sorter = await store.staffId('sorter.yangon');
  const administrator = await store.staffId('admin');
  const ids = (people: readonly { readonly id: string }[]) => people.map(({ id }) => id);
  expect(ids(body.take)).toContain(courier);
  expect(ids(body.take)).not.toContain(sorter);
  // Who may do everything collects and delivers nothing.
  for (const offered of [body.take, body.deliver]) expect(ids(offered)).not.toContain(administrator);
  expect(ids(body.working)).toContain(administrator);
  expect(ids(body.working)).toContain(sorter);
  expect(ids(body.passwords)).toContain(administrator);
  expect(ids(body.passwords)).not.toContain(sorter);
  const verdict = await store.propose(await store.person('admin'), {
    machine: 'staff',
    id: courier,
    event: { type: 'staff.locked', reason: 'Papers' },
  });
  expect(verdict.status).toBe('accepted');
  const after = await serving.get<Chosen>('/api/sysStaff/newRole', 'manager.yangon');
  expect(ids(after.body.take)).not.toContain(courier);

  const reset = await serving.ask<{ password: string }>('POST', '/api/roster/resetPwd', { body: { id: sorter } });
  expect(reset.body.password).toMatch(/^[a-z0-9]{12}$/);
  const signedIn = (password: string) =>
    serving.ask<{ initPassword: number }>('POST', '/auth/login', {
      as: null,
      body: { username: 'sorter.yangon', password },
    });
  expect(await signedIn(reset.body.password)).toMatchObject({ status: 200, body: { initPassword: 1 } });
  const second = await serving.ask<{ password: string }>('POST', '/api/roster/resetPwd', { body: { id: sorter } });
  expect((await signedIn(reset.body.password)).status).toBe(400);
  expect(await signedIn(second.body.password)).toMatchObject({ status: 200, body: { initPassword: 1 } });
  const own = await serving.ask('POST', '/api/roster/resetPwd', { as: 'sorter.yangon', body: { id: sorter } });
  expect(own.status).toBe(403);
});
