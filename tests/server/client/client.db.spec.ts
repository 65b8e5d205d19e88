import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';
import { clientPackage } from '../../../scripts/client/clientPackage.ts';

const EXAMPLE = 'docs/client-example.ts';
const MOST_LINES = 40;

const run = promisify(execFile);

let store: Store;
let server: Serving;
let directory: string;
let secret: string;

/** Makes an API key of the demonstration's merchant with every scope. */
async function keyed(): Promise<string> {
  const expiresOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const event = { type: 'apiKey.created', name: 'Shop', scopes: ['read', 'create', 'cancel'], expiresOn };
  const commands = [{ key: crypto.randomUUID(), machine: 'apiKey', event }];
  const made = await server.ask<{ results: { id: string }[] }>('POST', '/api/commands', {
    as: 'merchant',
    body: { commands },
  });
  const id = made.body.results[0]?.id ?? '';
  const { body } = await server.ask<{ secret: string }>('POST', `/api/apiKeys/${id}/secret`, {
    as: 'merchant',
    body: { overlapDays: 0 },
  });
  return body.secret;
}

/** Writes a project of a customer that has installed the package. */
function project(): string {
  const made = mkdtempSync(join(tmpdir(), 'shweli-client-'));
  const installed = join(made, 'node_modules', 'shweli-client');
  mkdirSync(installed, { recursive: true });
  for (const [name, text] of Object.entries(clientPackage())) writeFileSync(join(installed, name), text);
  writeFileSync(join(made, 'package.json'), '{ "type": "module" }');
  copyFileSync(EXAMPLE, join(made, 'example.ts'));
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    module: 'nodenext',
    target: 'ES2024',
    lib: ['ES2024', 'DOM'],
    types: ['node'],
    typeRoots: [resolve('node_modules/@types')],
  };
  writeFileSync(join(made, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  return made;
}

const typesOf = async (): Promise<string> => {
  try {
    return (await run(resolve('node_modules/.bin/tsc'), ['-p', '.'], { cwd: directory })).stdout;
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
};

const program = async (name: string, key: string): Promise<string> => {
  const env = { ...process.env, SHWELI: `http://${server.address}`, SHWELI_KEY: key };
  return (await run(process.execPath, [name], { cwd: directory, env })).stdout;
};

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  secret = await keyed();
  directory = project();
});
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true });
  await server.close();
  await store.close();
});

test('the example of the documentation has its types and no more than forty lines', async () => {
  expect(await typesOf()).toBe('');
  const { stdout } = await run('wc', ['-l', EXAMPLE]);
  expect(Number.parseInt(stdout, 10)).toBeLessThanOrEqual(MOST_LINES);
});

test('the types refuse a wrong field, a wrong event, a missing part and a problem that cannot come', async () => {
  writeFileSync(
    join(directory, 'wrong.ts'),
    `import { createClient, event, isProblem } from 'shweli-client';
const client = createClient({ address: 'http://127.0.0.1' });
client.readTracking({ params: { nummer: 'SL' } });
client.readTracking();
event('order.cancelled', { raeson: 'Sold out' });
event('order.departed2', {});
isProblem(null, 'readTracking', 'usernameTaken');
`,
  );
  const faults = await typesOf();
  rmSync(join(directory, 'wrong.ts'));
  expect([...faults.matchAll(/^wrong\.ts\((\d+)/gm)].map(([, line]) => Number(line))).toEqual([3, 4, 5, 6, 7]);
});

test('the example quotes, creates, labels, tracks and cancels at a real server', async () => {
  const said = (await program('example.ts', secret)).trim().split('\n');
  expect(said).toEqual([
    expect.stringMatching(/^freight \d+\.00 MMK$/),
    expect.stringMatching(/^order SL\d{9}MM$/),
    'label application/pdf',
    'standing announced',
    'cancelled, and notFound for another number',
  ]);
  const order = said[1]?.split(' ')[1] ?? '';
  const { body } = await server.get<{ row: { state: string; merchant: string } }>(`/api/streams/order/${order}`);
  expect(body.row).toMatchObject({ state: 'cancelled', merchant: 'GOLDEN' });
});

test('a failed call is an error with the code, the status and the seconds to wait', async () => {
  writeFileSync(
    join(directory, 'failing.ts'),
    `import { createClient, ShweliError } from 'shweli-client';
const { SHWELI: address = '', SHWELI_KEY: key } = process.env;
const say = (error: unknown) => {
  if (!(error instanceof ShweliError)) throw error;
  console.log(error.status, error.code, error.retryAfter, error.message !== '');
};
await createClient({ address, key: 'shw_' + 'x'.repeat(43) }).readBranches().catch(say);
await createClient({ address, key }).readJobs().catch(say);
const busy: typeof fetch = async () =>
  new Response(JSON.stringify({ code: 'tooMany', message: 'Too many' }), { status: 429, headers: { 'retry-after': '7' } });
await createClient({ address, key, fetch: busy }).readBranches().catch(say);
await createClient({ address, fetch: async () => new Response('<html>', { status: 502 }) }).readBranches().catch(say);
`,
  );
  expect((await program('failing.ts', secret)).trim().split('\n')).toEqual([
    '401 keyInvalid null true',
    '403 keyCall null true',
    '429 tooMany 7 true',
    '502 fault null true',
  ]);
});
