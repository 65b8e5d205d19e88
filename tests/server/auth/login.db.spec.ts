import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD_COST } from '#server/auth/passwordCost.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { secretOf } from '#server/auth/secrets.ts';
import { createWorld, BROWSER, envelope, PASSWORD, wrap, type World } from './world.ts';
import { hash, parseOptions } from '@node-rs/argon2';
import { createHmac } from 'node:crypto';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await world.hire('S1', 'clerk.yangon');
  await world.hire('S2', 'border.muse', { roles: ['clerk', 'border'], phone: '+959420000002' });
  await world.hire('S3', 'Boss', { roles: ['admin'], phone: '+959420000003' });
  await world.hire('S4', 'nobody', { roles: [], branch: 'YGN', operateBranch: 'YGN', phone: '+959420000004' });
  await world.hire('S5', 'left', { status: 'quit', phone: '+959420000005' });
  await world.hire('S6', 'locked', { status: 'locked', phone: '+959420000006' });
  await world.hire('S7', 'off', { enabled: false, phone: '+959420000007' });
});
afterAll(() => world.close());
beforeEach(() => world.database.pool.query('truncate attempt_counters, address_counters'));

describe('a good login', () => {
  test('a good login answers token, account and initPassword in the shapes of the family', async () => {
    const { status, body } = await world.login('clerk.yangon');
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.stringMatching(/^Bearer s\.[\w-]{43}$/),
      user: {
        user: {
          id: 'S1',
          username: 'clerk.yangon',
          nickName: 'Daw clerk.yangon',
          phone: '09420000001',
          gender: 'female',
          staffCode: '0001',
          branch: 'YGN',
          operateBranch: 'MDY',
          enabled: true,
          dept: { id: 'MDY', name: 'Mandalay' },
          sysUserDept: [{ companyCode: 'YGN' }, { companyCode: 'MDY' }],
          roles: [{ id: 'clerk', name: 'Clerk', level: 3, dataScope: 'Own branch' }],
          pwdResetTime: '2026-11-21 08:30:00',
        },
        dataScopes: ['YGN', 'MDY'],
        roles: ['order.collect'],
      },
      initPassword: 0,
    });
  });

  test('auth/info answers the inner object of the login answer alone', async () => {
    const { body } = await world.login('clerk.yangon');
    const info = await world.ask('GET', '/auth/info', { headers: { authorization: String(body['token']) } });
    expect(info.body).toEqual(body['user']);
  });

  test('auth/info names the data scopes in the language of the caller', async () => {
    const { body } = await world.login('clerk.yangon');
    const headers = { authorization: String(body['token']), 'pc-language': 'cn' };
    const info = await world.ask('GET', '/auth/info', { headers });
    expect(info.body).toMatchObject({ user: { roles: [{ dataScope: '本级' }] } });
  });

  test('the username of a login does not mind its case', async () => {
    expect((await world.login('boss')).status).toBe(200);
    expect((await world.login('BOSS')).status).toBe(200);
    expect((await world.login('\u200bＢｏｓｓ\u202c ')).status).toBe(200);
  });

  test.each([
    [
      'clerk.yangon',
      { roles: ['clerk'], permissions: ['order.collect'], scope: ['YGN', 'MDY'], branch: 'MDY', staffCode: '0001' },
    ],
    ['border.muse', { permissions: ['order.send', 'order.collect'], scope: ['YGN', 'MDY', 'MSE'] }],
    ['Boss', { roles: ['admin'], permissions: ['*'], scope: 'all' }],
    ['nobody', { roles: ['ROLE_SYSTEM_DEFAULT'], permissions: [], scope: ['YGN'], branch: 'YGN' }],
  ])('the user %s acts as the roles say after a login', async (username, actor) => {
    const { body } = await world.ask('GET', '/api/whoami', { headers: await world.script(username) });
    const { permissions, ...rest } = actor;
    expect(body).toMatchObject({ kind: 'person', onBehalfOf: null, session: expect.any(String), ...rest });
    expect(body['permissions']).toHaveLength(permissions.length);
    expect(body['permissions']).toEqual(expect.arrayContaining(permissions));
  });

  test('the administrator of everything is “admin” to a client of the family, without dataScopes', async () => {
    const { body } = await world.login('Boss');
    expect(body['user']).toMatchObject({
      dataScopes: [],
      roles: ['admin', '*'],
      user: { roles: [{ dataScope: 'All' }] },
    });
  });

  test('no login answer carries a hash or a secret', async () => {
    const { rows } = await world.database.pool.query<{ password_hash: string }>(
      'select password_hash from credentials',
    );
    const text = JSON.stringify(await world.login('clerk.yangon', {}, { headers: BROWSER }));
    for (const { password_hash: stored } of rows) expect(text).not.toContain(stored);
    expect(text).not.toContain('argon2');
  });
});

describe('a bad login', () => {
  test('a wrong password and an unknown name get one answer at a login', async () => {
    const wrong = await world.login('clerk.yangon', { password: 'wrong1' });
    const unknown = await world.login('no.such.person');
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({ ...unknown.body, timestamp: wrong.body['timestamp'] });
    expect(wrong.body).toMatchObject({ code: 'credentialsWrong', message: 'The username or the password is wrong.' });
  });

  test.each(['left', 'locked', 'off'])(
    'the user of the inactive account %s learns so only with the right password',
    async (username) => {
      expect((await world.login(username)).body).toMatchObject({ status: 400, code: 'accountInactive' });
      expect((await world.login(username, { password: 'wrong1' })).body).toMatchObject({ code: 'credentialsWrong' });
    },
  );

  test.each([
    [{ username: '' }, 'username'],
    [{ password: undefined }, 'password'],
    [{ rememberMe: 'yes' }, 'rememberMe'],
    [{ admin: true }, 'admin'],
    [{ roles: ['admin'] }, 'roles'],
  ])('a login with %j is refused by name', async (fields, name) => {
    const { status, body } = await world.login('clerk.yangon', fields);
    expect([status, body['code']]).toEqual([400, 'invalid']);
    expect(body['message']).toContain(name);
  });

  test('every login attempt is in the login log, with what came of it and no password', async () => {
    await world.database.pool.query('truncate sign_ins');
    const headers = { 'user-agent': 'Gun\u0085/1' };
    await world.login('clerk.yangon', {}, { headers, ip: '10.1.2.3' });
    await world.login('clerk.yangon', { password: 'wrong1' }, { headers, ip: '10.1.2.3' });
    await world.login('line\nbreak', { password: 'wrong1' }, { ip: '10.1.2.3' });
    const { rows } = await world.database.pool.query(
      'select username, staff_id, outcome, ip, user_agent from sign_ins order by id',
    );
    expect(rows).toMatchObject([
      { username: 'clerk.yangon', staff_id: 'S1', outcome: 'accepted', ip: '10.1.2.3', user_agent: 'Gun\uFFFD/1' },
      { username: 'clerk.yangon', staff_id: null, outcome: 'credentialsWrong' },
      { username: 'line\uFFFDbreak', outcome: 'credentialsWrong' },
    ]);
    expect(JSON.stringify(rows)).not.toContain('wrong1');
  });
});

describe('encrypted passwords', () => {
  const seal = async (purpose = 'login', user = 'clerk.yangon', fields: object = { password: PASSWORD }) =>
    wrap(await world.encrypt(envelope(world, purpose, user, fields)));

  test('an envelope with the password signs in once', async () => {
    const password = await seal();
    expect((await world.login('clerk.yangon', { password })).status).toBe(200);
    expect((await world.login('clerk.yangon', { password })).body).toMatchObject({
      status: 400,
      code: 'secretReplayed',
    });
  });

  test('a bare ciphertext of the password, as the family sends it, signs in once', async () => {
    const { ciphertext } = await world.encrypt(PASSWORD);
    expect((await world.login('clerk.yangon', { password: ciphertext })).status).toBe(200);
    expect((await world.login('clerk.yangon', { password: ciphertext })).body).toMatchObject({
      code: 'secretReplayed',
    });
  });

  test.each([
    ['another purpose', 'oldPass', 'clerk.yangon', {}, 'secretUnreadable'],
    ['another user', 'login', 'Boss', {}, 'secretUnreadable'],
    ['an old time', 'login', 'clerk.yangon', { time: 0 }, 'secretReplayed'],
    ['a wrong password', 'login', 'clerk.yangon', { password: 'wrong1' }, 'credentialsWrong'],
  ])('a password envelope for %s is refused', async (_, purpose, user, fields, code) => {
    const password = await seal(purpose, user, { password: PASSWORD, ...fields });
    expect((await world.login('clerk.yangon', { password })).body).toMatchObject({ status: 400, code });
  });

  test.each(['x'.repeat(512), wrap({ kid: 'none', ciphertext: 'A'.repeat(512) }), 'A'.repeat(4096)])(
    'nonsense instead of an encrypted password is refused %#',
    async (password) => {
      expect((await world.login('clerk.yangon', { password })).body).toMatchObject({
        status: 400,
        code: 'secretUnreadable',
      });
    },
  );

  test('the key for encrypted passwords changes daily and opens for a day more', async () => {
    const first = await world.ask('GET', '/auth/key');
    const password = await seal();
    world.later(25 * 3_600_000);
    const second = await world.ask('GET', '/auth/key');
    expect(second.body['kid']).not.toBe(first.body['kid']);
    expect((await world.login('clerk.yangon', { password })).body).toMatchObject({ code: 'secretReplayed' });
    world.later(25 * 3_600_000);
    expect((await world.login('clerk.yangon', { password })).body).toMatchObject({ code: 'secretUnreadable' });
  });
});

describe('stored passwords', () => {
  test('every stored password is an Argon2id hash at the cost that is set, under a pepper', async () => {
    const { rows } = await world.database.pool.query<{ password_hash: string }>(
      'select password_hash from credentials',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { password_hash: stored } of rows) {
      expect(stored).toMatch(/^\$argon2id\$v=19\$/);
      expect(parseOptions(stored)).toMatchObject(PASSWORD_COST);
    }
    const pepper = await secretOf(world.database.pool, 'pepper', world.now());
    expect(await hashPassword(pepper, PASSWORD)).not.toBe(await hashPassword(pepper, PASSWORD));
  });

  test('a password hash made with less work is made anew at the next login', async () => {
    const { pool } = world.database;
    const pepper = await secretOf(pool, 'pepper', world.now());
    const weak = await hash(createHmac('sha256', pepper).update(PASSWORD).digest('base64'), {
      ...PASSWORD_COST,
      memoryCost: PASSWORD_COST.memoryCost / 2,
    });
    await pool.query('update credentials set password_hash = $1 where staff_id = $2', [weak, 'S4']);
    expect((await world.login('nobody')).status).toBe(200);
    const { rows } = await pool.query<{ password_hash: string }>(
      'select password_hash from credentials where staff_id = $1',
      ['S4'],
    );
    expect(parseOptions(rows[0]?.password_hash ?? '')).toMatchObject(PASSWORD_COST);
    expect((await world.login('nobody')).status).toBe(200);
  });

  test('the secrets for stored passwords of two installations differ', async () => {
    const other = await createWorld();
    const mine = await secretOf(world.database.pool, 'pepper', world.now());
    const theirs = await secretOf(other.database.pool, 'pepper', other.now());
    await other.close();
    expect(mine).toHaveLength(32);
    expect(mine.equals(theirs)).toBe(false);
  });

  test('a username is taken once, in any case of letters', async () => {
    await expect(world.hire('S9', 'BOSS')).rejects.toMatchObject({ code: 'usernameTaken' });
  });
});

test('an amended login name is the one to sign in with', async () => {
  await world.hire('S77', 'before', { phone: '+959420000077' });
  await world.database.pool.query(
    `update row_staff set row = row || '{"username": "after.wards"}', version = version + 1 where id = 'S77'`,
  );
  expect((await world.login('before')).body).toMatchObject({ code: 'credentialsWrong' });
  expect((await world.login('after.wards')).status).toBe(200);
});
