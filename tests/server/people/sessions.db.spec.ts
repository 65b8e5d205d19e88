import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { system } from '#machines/kit/actor.ts';
import { createSessions } from '#server/auth/sessions.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { signIn } from '../../support/sessions.ts';
import { createStore, NOW, type Store } from '../../support/world.ts';
import { LOCKS_HERE } from '../../support/locksHere.ts';

let store: Store;
let serving: Serving;

beforeAll(async () => {
  store = await createStore();
  serving = await serve(store);
});
afterAll(async () => {
  await serving.close();
  await store.close();
});

const liveSessions = async (staffId: string): Promise<number> => {
  const { rows } = await store.pool.query<{ count: number }>(
    'select count(*)::int as count from sessions where staff_id = $1 and revoked_at is null',
    [staffId],
  );
  return rows[0]?.count ?? 0;
};

const toStaff = (id: string, type: string, data: object = {}) => ({ machine: 'staff', id, event: { type, ...data } });
const LEAVES = { leaveDate: '2026-11-20' };

/** Events that end the sessions of a person, each with a person for it. */
const endings: readonly (readonly [string, string, object])[] = [
  ['staff.left', 'clerk.ruili', LEAVES],
  ['staff.locked', 'clerk.kunming', { reason: 'Away without a word' }],
  ['staff.accountDisabled', 'clerk.lashio', { reason: 'Lost the phone' }],
  ['staff.passwordReset', 'clerk.muse', {}],
];

describe('a person who may not act has no session (E11)', () => {
  test.each(endings)(
    '%s ends every session of a person who may no longer act at once with its commit',
    async (type, username, data) => {
      const id = await store.staffId(username);
      const { authorization } = await signIn(store.pool, id);
      await signIn(store.pool, id, 'browser');
      const headers = { authorization };
      expect((await serving.ask('GET', '/api/sysDept', { as: null, headers })).status).toBe(200);
      const admin = await store.person('admin');
      expect((await store.propose(admin, toStaff(id, type, data))).status).toBe('accepted');
      expect(await liveSessions(id)).toBe(0);
      // A process discards its cached session on the database's notification, at the latest after a second.
      await expect.poll(async () => (await serving.ask('GET', '/api/sysDept', { as: null, headers })).status).toBe(401);
    },
  );

  test('a refused event ends no session of the person', async () => {
    const id = await store.staffId('courier.yangon');
    const { authorization } = await signIn(store.pool, id);
    const manager = await store.person('manager.yangon');
    const parcel = await newOrder(store, manager);
    await store.propose(manager, toOrder(parcel, 'order.collectorAssigned', { collector: id }));
    const refused = await store.propose(await store.person('admin'), toStaff(id, 'staff.left', LEAVES));
    expect(refused.refusals[0]?.rule).toBe('staff.holdsNoParcel');
    expect(await liveSessions(id)).toBe(1);
    const { status } = await serving.ask('GET', '/api/sysDept', { as: null, headers: { authorization } });
    expect(status).toBe(200);
  });

  test('nobody signs in while being locked', async () => {
    const id = await store.staffId('sorter.muse');
    const wanted = { staffId: id, kind: 'bearer', ip: '10.0.0.1', userAgent: 'test' } as const;
    const client = await store.pool.connect();
    await client.query('begin');
    await client.query(`update row_staff set row = row || '{"status": "locked", "enabled": false}' where id = $1`, [
      id,
    ]);
    // The password was proved a moment before; the lock is written and not committed yet.
    const beginning = createSessions(store.pool)
      .begin(wanted, NOW)
      .then(() => null)
      .catch((error: unknown) => error);
    await expect
      .poll(async () => {
        const { rowCount } = await store.pool.query(`select 1 from ${LOCKS_HERE} where not granted`);
        return rowCount;
      })
      .toBe(1);
    await client.query('commit');
    client.release();
    expect(await beginning).toMatchObject({ code: 'accountInactive' });
    expect(await liveSessions(id)).toBe(0);
  });

  test('an account of who is locked or has left cannot be enabled', async () => {
    const id = await store.staffId('clerk.ruili');
    const verdict = await store.propose(system, toStaff(id, 'staff.accountEnabled'));
    expect(verdict.refusals[0]).toMatchObject({ rule: 'staff.onTheJob' });
  });
});

test('a reset password opens nothing until the new one is handed over', async () => {
  const id = await store.staffId('sorter.yangon');
  await store.pool.query(
    `insert into credentials (staff_id, username, username_key, password_hash, must_change, initial_until, changed_at)
     values ($1, 'sorter.yangon', 'sorter.yangon', 'x', false, null, now())`,
    [id],
  );
  expect((await store.propose(system, toStaff(id, 'staff.passwordReset'))).status).toBe('accepted');
  const { rows } = await store.pool.query(
    'select must_change, initial_until <= now() as over from credentials where staff_id = $1',
    [id],
  );
  expect(rows).toEqual([{ must_change: true, over: true }]);
});
