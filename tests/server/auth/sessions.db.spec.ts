import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetPassword } from '#server/auth/credentials.ts';
import { CHANGE_LIFETIME_MS, IDLE_MS, LIFETIME_MS } from '#server/auth/sessions.ts';
import { BROWSER, createWorld, PASSWORD, type World } from './world.ts';
import { eventually } from '../../support/eventually.ts';

let world: World;
const HOUR = 3_600_000;

beforeAll(async () => {
  world = await createWorld();
  await world.hire('S1', 'clerk');
  await world.hire('S2', 'sorter', { phone: '+959420000002' });
});
afterAll(() => world.close());
beforeEach(() => world.database.pool.query('truncate attempt_counters, address_counters'));

const info = async (headers: Record<string, string>) => (await world.ask('GET', '/auth/info', { headers })).status;

describe('a page in a browser', () => {
  test('a page in a browser gets a cookie that no script reads and no other site sends', async () => {
    const { cookies, body } = await world.login('clerk', {}, { headers: BROWSER });
    expect(cookies.find(({ name }) => name === '__Host-sid')).toEqual({
      name: '__Host-sid',
      value: expect.stringMatching(/^[\w-]{43}$/),
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    });
    expect(body['token']).toMatch(/^Bearer b\./);
    expect(JSON.stringify(body)).not.toContain(cookies[0]?.value);
  });

  test('a page in a browser that is remembered gets a cookie that lasts a day', async () => {
    const { cookies } = await world.login('clerk', { rememberMe: true }, { headers: BROWSER });
    expect(cookies.find(({ name }) => name === '__Host-sid')).toMatchObject({ maxAge: 86_400 });
  });

  test('a cookie over plain http from another machine has no prefix, since no browser would take it', async () => {
    const headers = { host: '192.0.2.7:8080', origin: 'http://192.0.2.7:8080' };
    const { cookies, body } = await world.login('clerk', {}, { headers });
    const sid = cookies.find(({ name }) => name === 'sid');
    expect(sid).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect(sid?.['secure']).toBeUndefined();
    const authorization = String(body['token']);
    expect(await info({ ...headers, authorization, cookie: `sid=${sid?.value}` })).toBe(200);
    expect(await info({ ...BROWSER, authorization, cookie: `sid=${sid?.value}` })).toBe(401);
  });

  test('a page in a browser needs cookie and header, of one session', async () => {
    const mine = await world.page('clerk');
    const other = await world.page('clerk');
    const theirs = await world.page('sorter');
    expect(await info(mine)).toBe(200);
    const { cookie = '', authorization = '' } = mine;
    expect(await info({ ...BROWSER, authorization })).toBe(401);
    expect(await info({ ...BROWSER, cookie })).toBe(401);
    expect(await info({ ...mine, authorization: other['authorization'] ?? '' })).toBe(401);
    expect(await info({ ...mine, authorization: theirs['authorization'] ?? '' })).toBe(401);
    expect(await info({ ...mine, cookie: theirs['cookie'] ?? '' })).toBe(401);
    expect(await info({ authorization: authorization.replace('Bearer ', ''), cookie })).toBe(200);
  });

  test('the cookie of a page in a browser is no bearer secret, and a bearer secret no cookie', async () => {
    const page = await world.page('clerk');
    const secret = /__Host-sid=([\w-]+)/.exec(page['cookie'] ?? '')?.[1] ?? '';
    expect(await info({ authorization: `Bearer s.${secret}` })).toBe(401);
    expect(await info({ authorization: `Bearer c.${secret}` })).toBe(401);
    const script = await world.script('clerk');
    const bearer = (script['authorization'] ?? '').slice('Bearer s.'.length);
    expect(await info({ ...page, cookie: `__Host-sid=${bearer}` })).toBe(401);
    expect(await info(script)).toBe(200);
  });
});

describe('wrong tokens', () => {
  test.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearer x.y',
    `Bearer s.${'A'.repeat(43)}`,
    `Bearer s.${'A'.repeat(42)}`,
    `Bearer b.${'A'.repeat(22)}.${'A'.repeat(43)}`,
    `Basic ${Buffer.from('clerk:harbour8lantern').toString('base64')}`,
    'Bearer eyJhbGciOiJub25lIn0.eyJ1c2VyIjoiUzEifQ.',
  ])('the wrong token %j signs nobody in', async (authorization) => {
    const { status, body } = await world.ask('GET', '/auth/info', { headers: { authorization } });
    expect([status, body['code']]).toEqual([401, 'signedOut']);
  });

  test('a token in the address or the body signs nobody in', async () => {
    const token = (await world.script('clerk'))['authorization'] ?? '';
    expect((await world.ask('GET', `/auth/info?token=${encodeURIComponent(token)}`)).status).toBe(401);
    expect((await world.ask('POST', '/api/ws/ticket', { body: { token } })).status).toBe(401);
  });

  test('a page of another site is refused though it has both cookie and header', async () => {
    const page = await world.page('clerk');
    expect(await info({ ...page, origin: 'http://evil.test', 'sec-fetch-site': 'none' })).toBe(403);
    expect(await info({ ...page, 'sec-fetch-site': 'cross-site' })).toBe(403);
    // No browser calls a foreign page the own one: a proxy has changed the host then.
    expect(await info({ ...page, origin: 'http://evil.test', 'sec-fetch-site': 'same-origin' })).toBe(421);
    const foreign = { origin: 'http://evil.test', 'sec-fetch-site': 'cross-site' };
    const login = await world.login('clerk', {}, { headers: foreign });
    expect(login.body).toMatchObject({ status: 403, code: 'crossSite' });
  });
});

describe('time', () => {
  test('a session ends after eight hours without a call', async () => {
    const [busy, idle] = [await world.script('clerk'), await world.script('clerk')];
    world.later(IDLE_MS - 1000);
    expect(await info(busy)).toBe(200);
    world.later(2000);
    expect(await info(busy)).toBe(200);
    expect(await info(idle)).toBe(401);
  });

  test('a session ends after a day, however busy', async () => {
    const headers = await world.script('clerk');
    for (let hour = 0; hour < LIFETIME_MS / HOUR - 1; hour += 1) {
      world.later(HOUR);
      expect(await info(headers)).toBe(200);
    }
    world.later(HOUR);
    expect(await info(headers)).toBe(401);
  });

  test('a sixth session of a person ends the first session', async () => {
    const sessions = [];
    for (let count = 0; count < 6; count += 1) {
      world.later(1000);
      sessions.push(await world.script('sorter'));
    }
    expect(await Promise.all(sessions.map(info))).toEqual([401, 200, 200, 200, 200, 200]);
  });
});

describe('ending', () => {
  test('a logout ends the own session and no other', async () => {
    const [mine, other, theirs] = [
      await world.page('clerk'),
      await world.script('clerk'),
      await world.script('sorter'),
    ];
    const { status, body, headers, cookies } = await world.ask('DELETE', '/auth/logout', { headers: mine });
    expect([status, body]).toEqual([200, {}]);
    expect(headers['clear-site-data']).toBe('"cache"');
    expect(cookies).toMatchObject([{ name: '__Host-sid', value: '', maxAge: 0 }]);
    expect(await info(mine)).toBe(401);
    expect(await info(other)).toBe(200);
    expect(await info(theirs)).toBe(200);
  });

  test('a logout without being signed in is no error and ends nothing', async () => {
    const page = await world.page('clerk');
    expect((await world.ask('DELETE', '/auth/logout')).status).toBe(200);
    expect((await world.ask('DELETE', '/auth/logout', { headers: BROWSER })).status).toBe(200);
    expect(await info(page)).toBe(200);
  });

  test('a browser left without a connection ends its session by its cookie alone, which opens nothing', async () => {
    const [mine, other] = [await world.page('clerk'), await world.page('clerk')];
    const { cookie = '' } = mine;
    const signedOut = async (): Promise<number> => {
      const { rows } = await world.database.pool.query<{ count: number }>(
        `select count(*)::int as count from sign_ins where outcome = 'signedOut' and staff_id = 'S1'`,
      );
      return rows[0]?.count ?? 0;
    };
    const before = await signedOut();
    expect(await info({ ...BROWSER, cookie })).toBe(401);
    expect((await world.ask('DELETE', '/auth/logout', { headers: { ...BROWSER, cookie } })).status).toBe(200);
    expect(await info(mine)).toBe(401);
    expect(await info(other)).toBe(200);
    expect(await signedOut()).toBe(before + 1);
    expect((await world.ask('DELETE', '/auth/logout', { headers: { ...BROWSER, cookie } })).status).toBe(200);
  });

  test('a cookie beside a wrong token, of another site or of a script ends no session', async () => {
    const [page, script] = [await world.page('clerk'), await world.script('sorter')];
    const { cookie = '' } = page;
    const secret = (script['authorization'] ?? '').slice('Bearer s.'.length);
    const wrong = { ...BROWSER, cookie, authorization: 'Bearer x.y' };
    await world.ask('DELETE', '/auth/logout', { headers: wrong });
    const foreign = { origin: 'http://evil.test', 'sec-fetch-site': 'cross-site', cookie };
    expect((await world.ask('DELETE', '/auth/logout', { headers: foreign })).status).toBe(403);
    await world.ask('DELETE', '/auth/logout', { headers: { ...BROWSER, cookie: `__Host-sid=${secret}` } });
    expect(await info(page)).toBe(200);
    expect(await info(script)).toBe(200);
  });

  test('another process learns of the end of a session and refuses at once', async () => {
    const other = await world.another();
    const heard: string[] = [];
    other.auth.onSessionRevoked((id) => heard.push(id));
    const headers = { host: 'localhost:80', ...(await world.script('clerk')) };
    const there = async () => (await other.inject({ url: '/auth/info', headers })).statusCode;
    expect(await there()).toBe(200);
    const session = (await other.inject({ url: '/api/whoami', headers })).json().session;
    await world.ask('DELETE', '/auth/logout', { headers });
    await expect.poll(() => heard).toContain(session);
    expect(await there()).toBe(401);
    await other.close();
  });

  test('a process cut off from the database listens again, and misses no revocation', async () => {
    const other = await world.another();
    const headers = { host: 'localhost:80', ...(await world.script('clerk')) };
    const there = async () => (await other.inject({ url: '/auth/info', headers })).statusCode;
    expect(await there()).toBe(200);
    await world.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shweli-listener' and datname = current_database()`,
    );
    await world.ask('DELETE', '/auth/logout', { headers });
    await expect.poll(there).toBe(401);
    const heard: string[] = [];
    other.auth.onSessionRevoked((id) => heard.push(id));
    await eventually(async () => {
      await world.ask('DELETE', '/auth/logout', { headers: await world.script('clerk') });
      expect(heard.length).toBeGreaterThan(0);
    });
    await other.close();
  });

  test.each([{ status: 'quit' }, { status: 'locked' }, { enabled: false }])(
    'a change of a person to %j ends every session',
    async (fields) => {
      await world.setStaff('S1', { status: 'onJob', enabled: true });
      const headers = await world.script('clerk');
      expect(await info(headers)).toBe(200);
      await world.setStaff('S1', fields);
      await expect.poll(() => info(headers)).toBe(401);
      await world.setStaff('S1', { status: 'onJob', enabled: true });
      await expect.poll(async () => (await world.login('clerk')).status).toBe(200);
      expect(await info(headers)).toBe(401);
    },
  );

  test('a change of a person reaches their next call as soon as the database announces it', async () => {
    const headers = await world.script('sorter');
    const permissions = async () => (await world.ask('GET', '/api/whoami', { headers })).body['permissions'];
    expect(await permissions()).toEqual(['order.collect']);
    const heard: string[] = [];
    const stop = world.app.auth.onPeopleChanged((id) => heard.push(id));
    await world.setStaff('S2', { roles: ['admin'] });
    await expect.poll(() => heard).toEqual(['S2']);
    expect(await permissions()).toEqual(['*']);
    await world.setStaff('S2', { enabled: false });
    await eventually(async () => {
      const { rows } = await world.database.pool.query(
        `select 1 from sessions where staff_id = 'S2' and revoked_at is null`,
      );
      expect(rows).toEqual([]);
    });
    stop();
    await world.setStaff('S2', { enabled: true, roles: ['clerk'] });
  });

  test('a reset of the password ends every session', async () => {
    const headers = await world.script('clerk');
    await resetPassword(world.database.pool, 'S1', world.now());
    await expect.poll(() => info(headers)).toBe(401);
  });
});

describe('the initial password', () => {
  test('the initial password opens a token for its own change and nothing else', async () => {
    await world.hire('S3', 'fresh', { phone: '+959420000003', roles: ['admin'] }, true);
    const { body, cookies } = await world.login('fresh', {}, { headers: BROWSER });
    expect(body).toMatchObject({ initPassword: 1, token: expect.stringMatching(/^Bearer c\./) });
    expect(cookies).toEqual([]);
    const headers = { authorization: String(body['token']) };
    const tried: [string, number][] = [];
    for (const [method, url] of [
      ['GET', '/auth/info'],
      ['GET', '/api/whoami'],
      ['PUT', '/api/users/center'],
      ['POST', '/api/ws/ticket'],
    ] as const) {
      tried.push([url, (await world.ask(method, url, { headers })).status]);
    }
    expect(tried.map(([, status]) => status)).toEqual([401, 401, 401, 401]);
    const secret = headers.authorization.slice('Bearer c.'.length);
    expect(await info({ authorization: `Bearer s.${secret}` })).toBe(401);
    expect(
      (await world.ask('POST', '/api/users/updatePass/', { headers, body: { oldPass: 'x', newPass: 'x' } })).body,
    ).toMatchObject({
      code: 'secretUnreadable',
    });
  });

  test('the token of the initial password lasts ten minutes', async () => {
    await world.hire('S4', 'slow', { phone: '+959420000004' }, true);
    const { body } = await world.login('slow');
    const change = () =>
      world.ask('POST', '/api/users/updatePass', {
        headers: { authorization: String(body['token']) },
        body: { oldPass: 'x', newPass: 'x' },
      });
    world.later(CHANGE_LIFETIME_MS - 1);
    expect((await change()).status).toBe(400);
    world.later(1);
    expect((await change()).status).toBe(401);
  });

  test('a reset gives a random initial password, good for a day', async () => {
    await world.hire('S5', 'reset', { phone: '+959420000005' });
    const [first, second] = [
      await resetPassword(world.database.pool, 'S5', world.now()),
      await resetPassword(world.database.pool, 'S5', world.now()),
    ];
    expect(second).toMatch(/^[a-hj-km-np-z2-9]{12}$/);
    expect(second).not.toBe(first);
    expect((await world.login('reset', { password: PASSWORD })).status).toBe(400);
    expect((await world.login('reset', { password: first })).status).toBe(400);
    expect((await world.login('reset', { password: second })).body).toMatchObject({ initPassword: 1 });
    world.later(24 * HOUR);
    expect((await world.login('reset', { password: second })).body).toMatchObject({ code: 'initialExpired' });
  });
});

test('the database keeps no secret of a session', async () => {
  const page = await world.page('sorter');
  const { rows } = await world.database.pool.query('select * from sessions');
  const stored = JSON.stringify(rows, (_, value: unknown) =>
    Buffer.isBuffer(value) ? value.toString('base64url') : value,
  );
  expect(stored).not.toContain(/__Host-sid=([\w-]+)/.exec(page['cookie'] ?? '')?.[1]);
});
