import { constants, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createCredential } from '#server/auth/credentials.ts';
import type { AmendStaff } from '#server/auth/routes.ts';
import { createApp, type AppOptions } from '#server/http/app.ts';
import { z } from 'zod';
import { contract } from '#calls/contract.ts';
import { implement } from '#server/http/route.ts';
import { POLICY } from '#server/policy.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

/** Start of the tests' clock. */
export const START = Date.parse('2026-11-21T02:00:00Z');

export const PASSWORD = 'harbour8lantern';

const STAFF = {
  phone: '+959420000001',
  email: null,
  gender: 'female',
  staffCode: '0001',
  branch: 'YGN',
  operateBranch: 'MDY',
  department: null,
  roles: ['clerk'],
  enabled: true,
  status: 'onJob',
  personInCharge: false,
  merchant: null,
  avatarName: null,
};

const ROLES = [
  { id: 'clerk', name: 'Clerk', level: 3, dataScope: 'branch', customBranches: [], permissions: ['order.collect'] },
  {
    id: 'border',
    name: 'Border',
    level: 3,
    dataScope: 'custom',
    customBranches: ['MSE', 'YGN'],
    permissions: ['order.send'],
  },
  { id: 'admin', name: 'Administrator', level: 1, dataScope: 'all', customBranches: [], permissions: ['*'] },
];

/** The tests' clock does not advance, so no bucket would refill. */
const PLENTY = { burst: 10_000, perSecond: 1 };

export type StaffFields = Partial<Omit<typeof STAFF, 'merchant' | 'department'>> & {
  readonly merchant?: string | null;
  readonly department?: string | null;
};

export interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
  readonly cookies: readonly { name: string; value: string; [attribute: string]: unknown }[];
}

interface Ask {
  readonly headers?: Record<string, string>;
  readonly body?: object;
  readonly ip?: string;
}

/** Headers of a browser on a page of this server. */
export const BROWSER = { origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' };

/** Creates a server with its own database, staff and a clock that tests advance. */
export const createWorld = async (
  options: Partial<AppOptions> & { captcha?: boolean; trustedProxies?: readonly string[] } = {},
) => {
  const database: TestDatabase = await createTestDatabase();
  const { pool } = database;
  await pool.query(
    `insert into row_branch (id, version, state, row) values ('MDY', 1, 'registered', '{"name": "Mandalay"}')`,
  );
  for (const role of ROLES) {
    await pool.query('insert into row_role (id, version, state, row) values ($1, 1, $2, $3)', [
      role.id,
      'registered',
      role,
    ]);
  }

  let now = START;
  const amended: Parameters<AmendStaff>[] = [];
  const open = (): FastifyInstance =>
    createApp({
      config: {
        captcha: options.captcha ?? false,
        logLevel: 'silent',
        trustedProxies: options.trustedProxies ?? [],
        host: '0.0.0.0',
        allowedHosts: [],
      },
      database,
      routes: [
        implement(
          contract({ method: 'GET', path: '/api/whoami', summary: 'The actor, for tests.', reply: z.unknown() }),
          ({ actor }) => actor,
        ),
      ],
      policy: { ...POLICY, 'GET /api/whoami': { access: 'session', scope: 'own', rateClass: 'read' } },
      amendStaff: async (...amendment) => void amended.push(amendment),
      clock: () => new Date(now),
      rates: { read: PLENTY, write: PLENTY, login: PLENTY },
      ...options,
    });
  const app = open();
  await app.ready();

  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { headers = {}, body, ip }: Ask = {},
  ): Promise<Reply> => {
    const answer = await app.inject({
      method,
      url,
      headers: { host: 'localhost:80', ...headers },
      ...(body === undefined ? {} : { payload: body }),
      ...(ip === undefined ? {} : { remoteAddress: ip }),
    });
    return {
      status: answer.statusCode,
      body: answer.body === '' ? {} : answer.json(),
      headers: answer.headers,
      cookies: answer.cookies,
    };
  };

  const setStaff = (id: string, fields: StaffFields) =>
    pool.query('update row_staff set row = row || $2, version = version + 1 where id = $1', [id, fields]);

  return {
    app,
    database,
    amended,
    ask,
    setStaff,
    /** Starts a second server process on the same database. */
    another: async (): Promise<FastifyInstance> => {
      const other = open();
      await other.ready();
      return other;
    },
    later: (milliseconds: number): void => {
      now += milliseconds;
    },
    now: () => new Date(now),
    hire: async (id: string, username: string, fields: StaffFields = {}, mustChange = false): Promise<void> => {
      const row = { ...STAFF, id, username, nickName: `Daw ${username}`, ...fields };
      await pool.query('insert into row_staff (id, version, state, row) values ($1, 1, $2, $3)', [
        id,
        'registered',
        row,
      ]);
      await createCredential(pool, { staffId: id, username, password: PASSWORD, mustChange }, new Date(now));
    },
    login: (username: string, body: object = {}, { headers = {}, ip }: Ask = {}): Promise<Reply> =>
      ask('POST', '/auth/login', { body: { username, password: PASSWORD, ...body }, headers, ...(ip ? { ip } : {}) }),
    /** Signs in as a script; returns the headers for later calls. */
    script: async (username: string): Promise<Record<string, string>> => {
      const { body } = await ask('POST', '/auth/login', { body: { username, password: PASSWORD } });
      return { authorization: String(body['token']) };
    },
    /** Signs in as a page; returns the headers for later calls. */
    page: async (username: string): Promise<Record<string, string>> => {
      const { body, cookies } = await ask('POST', '/auth/login', {
        body: { username, password: PASSWORD },
        headers: BROWSER,
      });
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      return { ...BROWSER, authorization: String(body['token']), cookie };
    },
    /** Encrypts a text with the server's key, as a client does. */
    encrypt: async (plain: string): Promise<{ kid: string; ciphertext: string }> => {
      const { body } = await ask('GET', '/auth/key');
      const key = createPublicKey({
        key: Buffer.from(String(body['publicKey']), 'base64'),
        format: 'der',
        type: 'spki',
      });
      const ciphertext = publicEncrypt(
        { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
        Buffer.from(plain),
      );
      return { kid: String(body['kid']), ciphertext: ciphertext.toString('base64') };
    },
    close: async (): Promise<void> => {
      await app.close();
      await database.drop();
    },
  };
};

export type World = Awaited<ReturnType<typeof createWorld>>;

/** Returns the Base64 of the JSON with a ciphertext and the id of its key. */
export const wrap = (sealed: { kid: string; ciphertext: string }): string =>
  Buffer.from(JSON.stringify(sealed)).toString('base64');

/** Returns an envelope around passwords, as a page creates it. */
export const envelope = (world: World, purpose: string, user: string, fields: object): string =>
  JSON.stringify({
    purpose,
    user,
    nonce: randomBytes(16).toString('hex'),
    time: world.now().getTime(),
    ...fields,
  }).padEnd(300);
