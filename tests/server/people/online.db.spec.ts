import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, type Serving } from '../../support/serving.ts';
import { signIn } from '../../support/sessions.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let first: Serving;
let second: Serving;

beforeAll(async () => {
  store = await createStore();
  [first, second] = await Promise.all([serve(store), serve(store)]);
});
afterAll(async () => {
  await first.close();
  await second.close();
  await store.close();
});

interface Session {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly branch: string;
  readonly current: boolean;
  readonly own: boolean;
  readonly refusal?: string;
}
const online = async (as: string, query = '?pageSize=100') =>
  (await first.get<{ records: Session[]; total: number }>(`/api/online${query}`, as)).body;

const signOut = async (as: string, username: string, data: object) =>
  store.propose(await store.person(as), {
    machine: 'staff',
    id: await store.staffId(username),
    event: { type: 'staff.signedOut', ...data },
  });

describe('the sessions of others', () => {
  test('the sessions of others are listed within the data scope, the own one marked', async () => {
    const clerk = await store.staffId('clerk.yangon');
    await signIn(store.pool, clerk, 'browser');
    await signIn(store.pool, await store.staffId('sorter.muse'), 'browser');
    const everybody = await online('admin');
    expect(everybody.records.map(({ branch }) => branch)).toEqual(expect.arrayContaining(['YGN', 'MUS']));
    expect(everybody.records.filter(({ current }) => current)).toMatchObject([{ own: true }]);
    const yangon = await online('manager.yangon');
    expect(new Set(yangon.records.map(({ branch }) => branch))).toEqual(new Set(['YGN']));
    expect(yangon.records.map(({ person }) => person)).toContain(clerk);
    expect((await online('admin', '?sought=nobody%20is%20called%20so')).total).toBe(0);
    expect((await online('admin', '?branch=MUS')).records.every(({ branch }) => branch === 'MUS')).toBe(true);
    expect((await online('admin', '?sought=%25')).total).toBe(0);
  });

  test('the sessions of others are hidden from those without the permission', async () => {
    for (const as of ['clerk.yangon', 'courier.yangon', 'finance', 'merchant', 'support'])
      expect((await first.get('/api/online', as)).status, as).toBe(403);
    expect((await first.ask('GET', '/api/online', { as: null })).status).toBe(401);
  });

  test('the sessions of others say whom the actor may not sign out, and why', async () => {
    await signIn(store.pool, await store.staffId('admin'), 'browser');
    const { records } = await online('operations');
    const admin = await store.staffId('admin');
    const clerk = await store.staffId('clerk.yangon');
    expect(records.find(({ person }) => person === admin)?.refusal).toMatch(/may do everything/);
    const { records: yangon } = await online('manager.yangon');
    expect(yangon.find(({ person }) => person === clerk)).toMatchObject({ own: false });
    expect(yangon.find(({ person }) => person === clerk)?.refusal).toBeUndefined();
    expect((await online('auditor')).records.find(({ person }) => person === clerk)?.refusal).toBeDefined();
  });
});

describe('a person who is signed out by another', () => {
  test('a person signed out by another loses one session in every process, keeps the others, and is told who and why', async () => {
    const id = await store.staffId('clerk.mandalay');
    const one = await signIn(store.pool, id);
    const other = await signIn(store.pool, id);
    const { rows } = await store.pool.query<{ id: string }>(
      'select id from sessions where staff_id = $1 and revoked_at is null order by number',
      [id],
    );
    const headers = { authorization: one.authorization, 'pc-language': 'en' };
    expect((await second.ask('GET', '/api/sysDept', { as: null, headers })).status).toBe(200);
    const session = rows.at(-2)?.id;
    expect((await signOut('admin', 'clerk.mandalay', { session, reason: 'Lost the phone' })).status).toBe('accepted');
    const asked = () => second.ask('GET', '/api/sysDept', { as: null, headers });
    await expect.poll(async () => (await asked()).status).toBe(401);
    const { body } = await asked();
    expect(body['code']).toBe('signedOutBy');
    expect(body['message']).toMatch(/ signed you out: Lost the phone$/);
    const kept = { authorization: other.authorization };
    expect((await second.ask('GET', '/api/sysDept', { as: null, headers: kept })).status).toBe(200);
    expect((await signOut('admin', 'clerk.mandalay', { reason: 'Everywhere' })).status).toBe('accepted');
    await expect
      .poll(async () => (await second.ask('GET', '/api/sysDept', { as: null, headers: kept })).status)
      .toBe(401);
  });

  test('a person is never told of a sign-out by another for a session that ended otherwise', async () => {
    const { authorization } = await signIn(store.pool, await store.staffId('clerk.ruili'));
    await first.ask('DELETE', '/auth/logout', { as: null, headers: { authorization } });
    const { body } = await first.ask('GET', '/api/sysDept', { as: null, headers: { authorization } });
    expect(body['code']).toBe('signedOut');
  });

  test('a person signed out by another must be below the actor, and another; a refused sign-out ends nothing', async () => {
    const admin = await store.staffId('admin');
    const { authorization } = await signIn(store.pool, admin);
    for (const as of ['operations', 'manager.yangon', 'auditor', 'clerk.yangon'])
      expect((await signOut(as, 'admin', { reason: 'Try' })).status, as).toBe('refused');
    expect((await signOut('manager.yangon', 'sorter.muse', { reason: 'Elsewhere' })).status).toBe('refused');
    expect((await signOut('admin', 'admin', { reason: 'Myself' })).refusals).toMatchObject([
      { rule: 'staff.isAnother' },
    ]);
    expect((await signOut('admin', 'clerk.yangon', { reason: '' })).status).toBe('refused');
    expect((await first.ask('GET', '/api/sysDept', { as: null, headers: { authorization } })).status).toBe(200);
  });
});
