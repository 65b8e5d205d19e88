import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServerIn, type ChildServer } from '../../../scripts/ownServer.ts';
import { run } from '../backup/program.ts';

let home: string;
let data: string;
let server: ChildServer;
let password: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'shweli-admin-'));
  data = join(home, 'data');
  server = await startServerIn(data, { demo: false, captcha: false });
  ({ password } = server);
});
afterAll(async () => {
  await server?.stop();
  await rm(home, { recursive: true, force: true });
});

const admin = (words: readonly string[], env: Record<string, string> = {}) =>
  run('admin', words, { DATA_DIR: data, ...env });

const signIn = async (given: string): Promise<{ status: number; authorization: string }> => {
  const answer = await fetch(`${server.address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: given }),
  });
  const { token = '' } = (await answer.json()) as { token?: string };
  return { status: answer.status, authorization: token };
};

/** Changes the password with a change-only token is what a first one allows; it answers 401 once its session has ended. */
const statusWith = async (authorization: string): Promise<number> => {
  const answer = await fetch(`${server.address}/api/users/updatePass`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ oldPass: 'x', newPass: 'y' }),
  });
  return answer.status;
};

const ended = (authorization: string) => expect.poll(() => statusWith(authorization)).toBe(401);

it('the admin program opens an account that wrong passwords have closed', async () => {
  let status = 0;
  for (let tries = 0; tries < 12 && status !== 429; tries += 1) ({ status } = await signIn('wrong'));
  expect(status).toBe(429);
  expect((await signIn(password)).status).toBe(429);
  expect(await admin(['unlock', 'admin'])).toEqual({ status: 0, said: 'admin may sign in: failed attempts.\n' });
  expect((await signIn(password)).status).toBe(200);
  expect(await admin(['unlock', 'ADMIN'])).toEqual({ status: 0, said: 'Nothing kept ADMIN out.\n' });
});

it('the admin program says that an account without a second factor has none to remove', async () => {
  expect(await admin(['secondFactor', 'admin'])).toEqual({
    status: 3,
    said: expect.stringContaining('no second factor'),
  });
});

it('the admin program lists sessions and ends one, beside the running server', async () => {
  const { authorization } = await signIn(password);
  expect(await statusWith(authorization)).not.toBe(401);
  const listed = await admin(['sessions', 'admin']);
  expect(listed).toEqual({ status: 0, said: expect.stringMatching(/^[0-9a-f-]{36} {2}admin {2}127\.0\.0\.1 /) });
  for (const line of listed.said.trim().split('\n'))
    expect(await admin(['signOut', line.slice(0, 36)])).toMatchObject({ status: 0 });
  await ended(authorization);
  expect(await admin(['sessions'])).toEqual({ status: 0, said: 'No session is open.\n' });
});

it('the admin program ends all sessions of an account by its name', async () => {
  const { authorization } = await signIn(password);
  expect(await admin(['signOut', 'admin'])).toMatchObject({ status: 0 });
  await ended(authorization);
});

it('the admin program resets the administrator’s password: the old one is refused, the new one opens for a change', async () => {
  const { authorization } = await signIn(password);
  const { status, said } = await admin(['password', 'admin']);
  const reset = /shown only now: (\w+)/.exec(said)?.[1] ?? '';
  expect([status, reset.length]).toEqual([0, 12]);
  await ended(authorization);
  expect((await signIn(password)).status).not.toBe(200);
  expect((await signIn(reset)).status).toBe(200);
  password = reset;
});

it('replacing keys ends tokens, keeps links and passwords, and gives the log a second key', async () => {
  const { authorization } = await signIn(password);
  expect(await admin(['rotate', 'token'])).toMatchObject({
    status: 0,
    said: expect.stringMatching(/signs in again/),
  });
  await ended(authorization);
  const again = await signIn(password);
  expect(await statusWith(again.authorization)).not.toBe(401);
  for (const key of ['files', 'push', 'passwords']) expect(await admin(['rotate', key])).toMatchObject({ status: 0 });
  expect((await signIn(password)).status).toBe(200);
  expect(await admin(['rotate', 'log'])).toMatchObject({
    status: 0,
    said: expect.stringMatching(/Restart every process/),
  });
  const files = (await readdir(data)).filter((name) => name.startsWith('log-key.pem'));
  expect(files).toHaveLength(2);
  const keys = await run('ledger', ['keys'], { DATA_DIR: data });
  expect(
    keys.said
      .trim()
      .split('\n')
      .filter((line) => /shweli\//.test(line)).length,
  ).toBeGreaterThan(1);
  expect(await run('ledger', ['verify'], { DATA_DIR: data })).toMatchObject({ status: 0 });
});

it('the check of the admin program says what is unsafe, each with what to do, and ends with 1', async () => {
  await chmod(join(data, 'log-key.pem'), 0o644);
  const open = { HOST: '0.0.0.0', CAPTCHA: 'off', ANYONE_MAY_SIGN_IN: '1' };
  const { status, said } = await admin(['check'], open);
  expect(status).toBe(1);
  for (const part of [
    'CAPTCHA=off',
    'ANYONE_MAY',
    'TRUSTED_PROXIES',
    'ALLOWED_HOSTS',
    'CHECKPOINT_FILE',
    'chmod 600',
    'One person',
  ])
    expect(said).toContain(part);
  await chmod(join(data, 'log-key.pem'), 0o600);
  const better = await admin(['check'], { CHECKPOINT_FILE: join(home, 'checkpoints') });
  expect(better).toEqual({
    status: 1,
    said: expect.stringMatching(
      /^- There is no proven backup[^\n]*\n- One person alone[^\n]*\n- Administrators who sign in[^\n]*\n$/,
    ),
  });
});

it.each([
  [['password', 'nobody.here'], 3, /Nobody signs in as nobody.here/],
  [['signOut', '00000000-0000-4000-8000-000000000000'], 3, /no open session/],
  [['rotate', 'pepper'], 2, /cannot be replaced/],
  [['rotate', 'bogus'], 2, /no key bogus. There is: token, files, push, passwords, log/],
  [['rotate'], 2, /rotate needs a key/],
  [['password'], 2, /password needs a name/],
  [['check', 'more'], 2, /takes no further word/],
  [['bogus'], 2, /no verb bogus. There is: password, unlock, secondFactor, sessions, signOut, rotate, check/],
] as const)('the admin program refuses %j', async (words, status, said) => {
  expect(await admin(words)).toEqual({ status, said: expect.stringMatching(said) });
});
