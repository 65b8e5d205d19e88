import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SERVER_LOGS } from '../../../scripts/testing/logsVariable.ts';
import { keepOutput } from '../../support/keptLog.ts';
import { created, form } from '../../support/orders.ts';
import { serve } from '../../support/serving.ts';
import { signIn } from '../../support/sessions.ts';
import { createStore, type Store } from '../../support/world.ts';

const METRICS_TOKEN = 'a token for the metrics';
const WRONG = { username: 'admin', password: 'Tr0ub4dor-and-3' };
const REQUEST_ID = 'browser-4711-abcdef';

let store: Store;
let child: ChildProcess;
let directory: string;
let address = '';
let output = '';

/** A server in a process of its own, with the most talkative log. */
beforeAll(async () => {
  store = await createStore();
  directory = await mkdtemp(join(tmpdir(), 'shweli-logs-'));
  const settings = { DATABASE_URL: store.database.url, DATA_DIR: directory, PORT: '0', CAPTCHA: 'off' };
  child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...settings, LOG_LEVEL: 'trace', METRICS_TOKEN },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const listen = (chunk: Buffer): void => {
    output += chunk.toString();
    const said = /^Shweli is at (http\S+)/m.exec(output)?.[1];
    if (said !== undefined) resolve(said);
  };
  keepOutput(child);
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  child.once('exit', () => reject(new Error(output)));
  address = await promise;
});
afterAll(async () => {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  await store.close();
  await rm(directory, { recursive: true, force: true });
});

it('logs carry the request id of the browser, and neither secrets nor personal data', async () => {
  const { authorization } = await signIn(store.pool, await store.staffId('admin'));
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const own = { authorization, 'content-type': 'application/json', 'x-request-id': REQUEST_ID, ...headers };
    const written = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(`${address}${path}`, { method, headers: own, ...(body ? { body: written } : {}) });
    return answer.status;
  };
  const commands = [{ key: crypto.randomUUID(), ...created() }];
  const filters = [{ field: 'senderPhone', op: 'eq', value: form.sender.phone }];
  const stolen = { authorization: 'Bearer s.stolen-secret', cookie: 'sid=stolen-cookie' };
  const statuses = [
    await ask('POST', '/api/commands', { commands }),
    await ask('POST', '/api/commands', { commands: [{ ...commands[0], more: form.sender.phone }] }),
    await ask('POST', '/api/order/page', { filters }),
    await ask('GET', `/api/search?query=${encodeURIComponent(form.sender.name)}&phone=${form.sender.phone}`),
    await ask('POST', '/auth/login', WRONG, { authorization: '' }),
    await ask('POST', '/auth/login', `{"password":"${WRONG.password}`),
    await ask('GET', '/auth/info', undefined, stolen),
    await ask('GET', '/api/metrics', undefined, { authorization: `Bearer ${METRICS_TOKEN}` }),
    await ask('GET', '/api/health', undefined, { 'x-request-id': '"},{"level":60' }),
  ];
  expect(statuses[0]).toBe(200);
  expect(statuses).toContain(401);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  await expect.poll(() => output.split('"answered"').length - 1).toBe(statuses.length);

  const lines = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const answered = lines.filter(({ msg }) => msg === 'answered');
  expect(answered.filter(({ browserRequest }) => browserRequest === REQUEST_ID)).toHaveLength(statuses.length - 1);
  expect(answered.every(({ reqId }) => typeof reqId === 'string')).toBe(true);
  // A text that is no id is not repeated.
  expect(answered.at(-1)).toMatchObject({ path: '/api/health', browserRequest: null });

  const { sender, receiver } = form;
  const people = [sender, receiver].flatMap(({ name, phone, address: at }) => [name, phone, at ?? name]);
  const secrets = [
    authorization.replace(/^Bearer /, ''),
    WRONG.password,
    METRICS_TOKEN,
    'stolen-secret',
    'stolen-cookie',
  ];
  expect([...people, ...secrets].filter((text) => output.includes(text))).toEqual([]);
});

it('the start warns once of a PostgreSQL that may lose what it acknowledged, as that of the tests may', async () => {
  await expect.poll(() => output.match(/^The PostgreSQL of DATABASE_URL runs with fsync = off: .*$/gm)).toHaveLength(1);
});

it('servers that tests start in their own process are heard where the run keeps their logs', async () => {
  vi.stubEnv(SERVER_LOGS, directory);
  const server = await serve(store);
  await server.get('/api/order/09250111222');
  await server.close();
  vi.unstubAllEnvs();
  const [name = ''] = (await readdir(directory)).filter((file) => file.includes('logs.db.spec.ts'));
  expect(await readFile(join(directory, name), 'utf8')).toMatch(/"path":"\/api\/order\/\*".*"answered"/);
});
