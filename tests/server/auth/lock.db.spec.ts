import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWorld, envelope, PASSWORD, wrap, type World } from './world.ts';

let world: World;
let headers: Record<string, string>;

beforeAll(async () => {
  world = await createWorld();
  await world.hire('S1', 'clerk.yangon');
  await world.hire('S2', 'border.muse', { phone: '+959420000002' });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.pool.query('truncate attempt_counters, address_counters, sign_ins');
  headers = await world.page('clerk.yangon');
});

const lock = (of = headers) => world.ask('POST', '/api/users/lock', { headers: of });
const sealed = async (password: string, purpose = 'unlock', user = 'clerk.yangon') =>
  wrap(await world.encrypt(envelope(world, purpose, user, { password })));
const give = (password: string, of = headers) =>
  world.ask('POST', '/api/users/unlock', { headers: of, body: { password } });
const unlock = async (password = PASSWORD) => give(await sealed(password));
const whoami = async (of = headers) => (await world.ask('GET', '/api/whoami', { headers: of })).status;
const outcomes = async (): Promise<string[]> => {
  const { rows } = await world.database.pool.query<{ outcome: string }>('select outcome from sign_ins order by id');
  return rows.map(({ outcome }) => outcome);
};

describe('a locked session', () => {
  test('a locked session answers its account and the sign-out alone, until the password is given', async () => {
    expect((await lock()).status).toBe(204);
    const refused = await world.ask('GET', '/api/whoami', { headers });
    expect([refused.status, refused.body['code']]).toEqual([423, 'locked']);
    expect((await world.ask('GET', '/auth/info', { headers })).body).toMatchObject({ locked: true });
    expect((await unlock()).status).toBe(204);
    expect(await whoami()).toBe(200);
    expect((await world.ask('GET', '/auth/info', { headers })).body).not.toHaveProperty('locked');
    expect(await outcomes()).toEqual(['accepted', 'locked', 'unlocked']);
  });

  test('a locked session is locked in every process, and alone: other sessions of the person go on', async () => {
    const elsewhere = await world.page('clerk.yangon');
    await lock();
    const other = await world.another();
    const answer = await other.inject({ url: '/api/whoami', headers: { host: 'localhost:80', ...headers } });
    await other.close();
    expect(answer.statusCode).toBe(423);
    expect(await whoami(elsewhere)).toBe(200);
  });

  test('a locked session can be ended, and a new sign-in is open', async () => {
    await lock();
    expect((await world.ask('DELETE', '/auth/logout', { headers })).status).toBe(200);
    expect(await whoami()).toBe(401);
    expect(await whoami(await world.page('clerk.yangon'))).toBe(200);
  });

  test('a locked session stays locked when it is locked again, without a second message', async () => {
    await lock();
    expect((await lock()).status).toBe(204);
    expect(await whoami()).toBe(423);
    expect(await outcomes()).toEqual(['accepted', 'locked']);
  });

  test.each([
    ['a wrong password', () => sealed('wrong1'), 'unlockWrong'],
    ['a password in the clear', () => Promise.resolve(PASSWORD), 'secretUnreadable'],
    ['a password sealed for signing in', () => sealed(PASSWORD, 'login'), 'secretUnreadable'],
    ["somebody else's password, sealed as such", () => sealed(PASSWORD, 'unlock', 'border.muse'), 'secretUnreadable'],
  ])('a locked session is not opened by %s', async (_, made, code) => {
    await lock();
    const { status, body } = await give(await made());
    expect([status, body['code']]).toEqual([400, code]);
    expect(await whoami()).toBe(423);
  });

  test('a locked session takes an envelope once', async () => {
    await lock();
    const envelopeOnce = await sealed(PASSWORD);
    expect((await give(envelopeOnce)).status).toBe(204);
    await lock();
    expect((await give(envelopeOnce)).body).toMatchObject({ code: 'secretReplayed' });
    expect(await whoami()).toBe(423);
  });

  test('a locked session slows guessing down as signing in does', async () => {
    await lock();
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await unlock('wrong1')).status).toBe(400);
    const { status, headers: told, body } = await unlock();
    expect([status, body['code'], told['retry-after']]).toEqual([429, 'signInTooMany', '1']);
    world.later(1000);
    expect((await unlock()).status).toBe(204);
  });
});

test('nobody without a session is locked or unlocked', async () => {
  expect((await lock({})).status).toBe(401);
  expect((await give(await sealed(PASSWORD), {})).status).toBe(401);
});
