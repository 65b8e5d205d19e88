import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Problem } from '#server/http/errors.ts';
import { BROWSER, createWorld, type World } from './world.ts';

let world: World;
let base = '';
const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => 'v1' });

beforeAll(async () => {
  world = await createWorld({ trustedProxies: ['127.0.0.1'] });
  await world.hire('S1', 'clerk');
  await world.hire('S-2', 'sorter', { phone: '+959420000002' });
  await world.hire('S3', 'fresh', { phone: '+959420000003' }, true);
  world.app.server.on('upgrade', (request, socket, head) => {
    world.app.auth.admitSocket(request).then(
      ({ actor, protocol }) =>
        sockets.handleUpgrade(request, socket, head, (open) => open.send(JSON.stringify({ id: actor.id, protocol }))),
      (error: unknown) => socket.end(`HTTP/1.1 ${error instanceof Problem ? error.status : 500} Refused\r\n\r\n`),
    );
  });
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  base = `127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  for (const socket of sockets.clients) socket.terminate();
  await world.close();
});
beforeEach(() => world.database.pool.query('truncate attempt_counters, address_counters'));

/** Opens a socket and returns its first message, or the status of the refusal. */
const open = (path: string, headers: Record<string, string> = {}, protocols: string[] = []): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${base}${path}`, protocols, { headers });
    socket.on('message', (data: Buffer) => {
      resolve(JSON.parse(data.toString()));
      socket.close();
    });
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
    socket.on('error', reject);
  });

const cookieOf = async (username: string) => (await world.page(username))['cookie'] ?? '';

const ticketOf = async (headers: Record<string, string>): Promise<string> => {
  const { status, body } = await world.ask('POST', '/api/ws/ticket', { headers });
  expect([status, body['expiresIn']]).toEqual([200, 30]);
  return String(body['ticket']);
};

const OWN = '/webSocket/abc123-S1';

describe('by the cookie, from our own page', () => {
  test('a socket of the own user is admitted by the cookie from our own page', async () => {
    expect(await open(OWN, { cookie: await cookieOf('clerk'), origin: `http://${base}` })).toEqual({
      id: 'S1',
      protocol: null,
    });
    expect(
      await open('/webSocket/abc-S-2', { cookie: await cookieOf('sorter'), origin: `http://${base}` }),
    ).toMatchObject({ id: 'S-2' });
  });

  test('a socket of another user is not admitted by the cookie', async () => {
    expect(await open('/webSocket/abc-S-2', { cookie: await cookieOf('clerk'), origin: `http://${base}` })).toBe(403);
  });

  test('a socket’s own host is the host that a trusted proxy names, as for calls, and the last of several', async () => {
    const cookie = await cookieOf('clerk');
    const own = { id: 'S1', protocol: null };
    const origin = 'https://console.test';
    const behind = (host: string) => open(OWN, { cookie, origin, 'x-forwarded-host': host });
    expect(await behind('console.test')).toEqual(own);
    expect(await behind('console.test:443')).toEqual(own);
    expect(await behind('evil.test, console.test')).toEqual(own);
    expect(await behind('console.test, evil.test')).toBe(401);
    expect(await behind('evil.test')).toBe(401);
  });

  test.each(['http://evil.test', 'null', 'http://127.0.0.1:1'])(
    'a socket from the origin %s is not admitted by the cookie',
    async (origin) => {
      expect(await open(OWN, { cookie: await cookieOf('clerk'), origin })).toBe(401);
    },
  );

  test('a socket without an origin, or without a cookie, is not admitted', async () => {
    expect(await open(OWN, { cookie: await cookieOf('clerk') })).toBe(401);
    expect(await open(OWN, { origin: `http://${base}` })).toBe(401);
  });

  test('a socket is not admitted by the cookie after logout', async () => {
    const page = await world.page('clerk');
    await world.ask('DELETE', '/auth/logout', { headers: page });
    expect(await open(OWN, { cookie: page['cookie'] ?? '', origin: `http://${base}` })).toBe(401);
  });
});

describe('by a ticket', () => {
  test('a socket is admitted by a ticket once, as subprotocol, whose secret is not echoed', async () => {
    const ticket = await ticketOf(await world.page('clerk'));
    expect(ticket).toMatch(/^[0-9a-f]{32}$/);
    expect(await open(OWN, { origin: 'http://elsewhere.test' }, ['v1', `t.${ticket}`])).toEqual({
      id: 'S1',
      protocol: 'v1',
    });
    expect(await open(OWN, {}, ['v1', `t.${ticket}`])).toBe(401);
  });

  test('a socket is admitted by a ticket as the random part of the address, once', async () => {
    const ticket = await ticketOf(await world.script('clerk'));
    expect(await open(`/webSocket/${ticket}-S1`)).toMatchObject({ id: 'S1' });
    expect(await open(`/webSocket/${ticket}-S1`)).toBe(401);
  });

  test('a ticket admits no socket for another user, after thirty seconds, or after the session', async () => {
    expect(await open('/webSocket/abc-S-2', {}, ['v1', `t.${await ticketOf(await world.script('clerk'))}`])).toBe(403);
    const late = await ticketOf(await world.script('clerk'));
    world.later(30_000);
    expect(await open(OWN, {}, ['v1', `t.${late}`])).toBe(401);
    const session = await world.script('clerk');
    const orphan = await ticketOf(session);
    await world.ask('DELETE', '/auth/logout', { headers: session });
    expect(await open(OWN, {}, ['v1', `t.${orphan}`])).toBe(401);
  });
});

describe('by a script', () => {
  test('the header of a script admits a socket, without an origin only', async () => {
    const script = await world.script('clerk');
    expect(await open(OWN, script)).toMatchObject({ id: 'S1' });
    expect(await open(OWN, { ...script, origin: `http://${base}` })).toBe(401);
  });

  test('a page’s header token alone admits no socket, nor does a token that only changes a password', async () => {
    const { authorization = '' } = await world.page('clerk');
    expect(await open(OWN, { authorization })).toBe(401);
    const { body } = await world.login('fresh', {}, { headers: BROWSER });
    expect(await open('/webSocket/abc-S3', { authorization: String(body['token']) })).toBe(401);
  });
});

test.each(['/webSocket/S1', '/webSocket/-S1', '/webSocket/a b-S1', '/other', '/webSocket/abc-'])(
  '%s is no address',
  async (path) => {
    expect(await open(path.replace(' ', '%20'), await world.script('clerk'))).toBe(404);
  },
);

test('each refused attempt is in the login log', async () => {
  await world.database.pool.query('truncate sign_ins');
  await open('/webSocket/abc-S-2', {}, []);
  const { rows } = await world.database.pool.query('select username, outcome from sign_ins');
  expect(rows).toEqual([{ username: 'S-2', outcome: 'socketRefused' }]);
});

test('lines of the login log expire: those that name no account after three months, others after two years', async () => {
  const days = (count: number): Date => new Date(world.now().getTime() - count * 24 * 3_600_000);
  const { pool } = world.database;
  await pool.query('truncate sign_ins');
  for (const [staff, age] of [
    [null, 89],
    [null, 91],
    ['S1', 700],
    ['S1', 731],
  ] as const)
    await pool.query(
      `insert into sign_ins (at, username, staff_id, outcome, ip, user_agent) values ($1, $3, $2, 'accepted', '', '')`,
      [days(age), staff, String(age)],
    );
  await world.app.auth.sweep();
  const { rows } = await pool.query('select username from sign_ins order by username');
  expect(rows).toEqual([{ username: '700' }, { username: '89' }]);
});
