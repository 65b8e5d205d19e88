import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { codeAt, stepAt } from '#server/auth/secondFactor/totp.ts';
import { noteBackup } from '#server/backup/lastBackup.ts';
import { createDemonstrationAccounts } from '#server/demo/accounts.ts';
import { daysOffered } from '#server/tracking/receiver.ts';
import { bytesOfBase32 } from '../../support/base32.ts';
import { created } from '../../support/orders.ts';
import { until } from '../../support/eventually.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';
import { knock } from '../live/wire.ts';

const TOKEN = 'a token for the metrics';
const KEY = { authorization: `Bearer ${TOKEN}` };

let store: Store;
let server: Serving;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store, { environment: { METRICS_TOKEN: TOKEN } });
  await createDemonstrationAccounts(store.pool);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const read = async (): Promise<string> => (await server.ask('GET', '/api/metrics', { as: null, headers: KEY })).text;

/** Returns the value of a sample, such as `shweli_commands_total{verdict="accepted"}`; 0 without one. */
const valueOf = (text: string, sample: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.slice(sample.length) ?? 0,
  );

const propose = (command: object) =>
  server.ask('POST', '/api/commands', { body: { commands: [{ key: crypto.randomUUID(), ...command }] } });

/** Adds an entry to a dictionary by the call of older clients. */
const family = (value: string) =>
  server.ask('POST', '/api/dictDetail', { body: { dict: { id: 'goodsType' }, label: 'A label', value } });

const profile = { nickName: 'Daw Hla', phone: '09250111999' };

/** Begins the second factor of the administrator; returns the first code of it. */
const firstCode = async (): Promise<{ code: string }> => {
  const staffId = await store.staffId('admin');
  const now = new Date();
  const caller = { username: 'admin', staffId, ip: '127.0.0.1', userAgent: 'test', session: null, now };
  const { secret } = await server.app.auth.secondFactor.begin(caller, 'en');
  return { code: codeAt(bytesOfBase32(secret), stepAt(now)) };
};

/** Makes an order of now without its being counted. */
const parcel = async (): Promise<string> => {
  const command = { key: crypto.randomUUID(), ...created() };
  const at = new Date().toISOString();
  const actor = await store.person('admin');
  const [verdict] = await server.proposer.propose({ mode: 'each', dryRun: false, actor, at, commands: [command] });
  return verdict?.id ?? '';
};

/** Chooses another day of delivery as the receiver of a parcel, whose phone is that of the sample form. */
const receive = async (number: string) => {
  const [, day = ''] = daysOffered(new Date());
  const answer = await fetch(`http://${server.address}/t/${number}`, {
    method: 'POST',
    body: new URLSearchParams({ language: 'en', digits: '3444', day, window: 'morning' }),
  });
  return { status: answer.status, text: await answer.text() };
};

describe('what is measured', () => {
  it('the metrics count commands by verdict with their time, and reasons of refusals', async () => {
    const before = await read();
    await propose(created());
    await propose({ machine: 'order', id: 'SL000000015MM', event: { type: 'order.signed' } });
    const after = await read();
    const grown = (sample: string): number => valueOf(after, sample) - valueOf(before, sample);
    expect(grown('shweli_commands_total{verdict="accepted"}')).toBe(1);
    expect(grown('shweli_commands_total{verdict="refused"}')).toBe(1);
    expect(grown('shweli_command_seconds_count')).toBe(2);
    expect(/shweli_refused_attempts_total\{code="\w+"\} [1-9]/.test(after)).toBe(true);
    expect(valueOf(after, 'shweli_log_position')).toBeGreaterThan(0);
  });

  it.each([
    ['the family’s calls', () => family('once')],
    ['the own record', () => server.ask('PUT', '/api/users/center', { body: profile })],
    [
      'the second factor',
      async () => server.ask('POST', '/api/users/secondFactor/confirm', { body: await firstCode() }),
    ],
    ['the receiver’s page', async () => receive(await parcel())],
  ])('the metrics count and time a command through %s', async (_, act) => {
    const sample = 'shweli_commands_total{verdict="accepted"}';
    const timed = 'shweli_command_seconds_count';
    const before = await read();
    const { status, text } = await act();
    expect(status, text).toBeLessThan(300);
    const after = await read();
    expect([valueOf(after, sample) - valueOf(before, sample), valueOf(after, timed) - valueOf(before, timed)]).toEqual([
      1, 1,
    ]);
  });

  it('the metrics count a refused command of the family with its reason', async () => {
    await family('twice');
    const before = await read();
    expect((await family('twice')).status).toBe(400);
    const sample = 'shweli_commands_total{verdict="refused"}';
    expect(valueOf(await read(), sample) - valueOf(before, sample)).toBe(1);
  });

  it('the metrics count attempts to sign in by outcome, and answers by class and status', async () => {
    const before = await read();
    const wrong = { username: 'admin', password: 'wrong' };
    await server.ask('POST', '/auth/login', { as: null, body: wrong });
    const after = await read();
    const sample = 'shweli_sign_ins_total{outcome="credentialsWrong"}';
    expect(valueOf(after, sample) - valueOf(before, sample)).toBe(1);
    expect(valueOf(after, 'shweli_request_seconds_count{class="login",status="4xx"}')).toBeGreaterThan(0);
  });

  it('the metrics tell what is overdue and what contradicts itself', async () => {
    expect(valueOf(await read(), 'shweli_deadlines_overdue')).toBe(0);
    await store.pool.query(
      `insert into deadlines (machine, id, event, due_at) values ('order', 'SL1', 'order.lost', '2020-01-01T00:00:00.000Z')`,
    );
    await store.pool.query(`update jobs set next_run = '2020-01-01T00:00:00.000Z', paused = true`);
    const text = await read();
    expect(valueOf(text, 'shweli_deadlines_overdue')).toBe(1);
    expect(valueOf(text, 'shweli_jobs{state="overdue"}')).toBe(0);
    await store.pool.query(
      `insert into jobs (name, next_run, last_error) values ('ofAnother', '2020-01-01T00:00:00.000Z', 'No paper')`,
    );
    const later = await read();
    expect(valueOf(later, 'shweli_jobs{state="overdue"}')).toBe(1);
    expect(valueOf(later, 'shweli_jobs{state="failed"}')).toBe(1);
    await store.pool.query(`delete from jobs where name = 'ofAnother'`);
    expect(text).toContain('shweli_violations_open 0');
    expect(text).toContain('shweli_database_up 1');
    await store.pool.query(`delete from deadlines where id = 'SL1'`);
  });

  it('the metrics tell the open sockets and sessions of the server, and its connections in use', async () => {
    const sockets = async (): Promise<number> => valueOf(await read(), 'shweli_sockets');
    const before = await sockets();
    const id = await store.staffId('admin');
    const listener = await knock(`ws://${server.address}/webSocket/abc-${id}`, {
      authorization: await server.tokenOf('admin'),
    });
    if (typeof listener === 'number') throw new Error(`Refused: ${listener}`);
    expect(await sockets()).toBe(before + 1);
    expect(valueOf(await read(), 'shweli_sessions_open')).toBeGreaterThan(0);
    listener.socket.terminate();
    await until(async () => (await sockets()) === before);

    const used = async (): Promise<number> => valueOf(await read(), 'shweli_pool_connections{state="used"}');
    const clients = await Promise.all([store.pool.connect(), store.pool.connect()]);
    // Work in the background takes some for moments.
    expect(await used()).toBeGreaterThanOrEqual(2);
    for (const client of clients) client.release();
    await until(async () => (await used()) === 0);
  });

  it('the metrics tell how far behind the log a process is, and how late its event loop', async () => {
    await until(async () => valueOf(await read(), 'shweli_log_lag_events') === 0);
    const { rows } = await store.pool.query<{ last: number }>('select max(position)::int as last from events');
    await until(async () => valueOf(await read(), 'shweli_log_position') === rows[0]?.last);
    expect(valueOf(await read(), 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('the metrics tell when the last backup was proven, and that there is none', async () => {
    const sample = 'shweli_last_backup_timestamp_seconds';
    const directory = await mkdtemp(join(tmpdir(), 'shweli-backed-'));
    const own = await serve(store, { environment: { DATA_DIR: directory } });
    expect((await own.get('/api/metrics', null)).text).toContain(`${sample} 0\n`);
    const at = '2026-11-25T20:00:00.000Z';
    await noteBackup(directory, { at, file: '/mnt/one', bytes: 1, sequence: 1 });
    expect(valueOf((await own.get('/api/metrics', null)).text, sample)).toBe(Date.parse(at) / 1000);
    await own.close();
    await rm(directory, { recursive: true });
  });

  it('the metrics contain no name, number or address of anybody in their labels', async () => {
    // The values are left out: digits of times may look like a number of anything.
    const text = (await read()).replace(/ \S+$/gm, '');
    expect(text).toContain('shweli_commands_total{verdict=');
    expect(text).not.toMatch(/Daw Hla|\d{6}|127\.0|SL0|admin|yangon/i);
  });
});

describe('who may read it', () => {
  const status = async (to: Serving, headers: Record<string, string>, remoteAddress = '127.0.0.1'): Promise<number> =>
    (await to.app.inject({ method: 'GET', url: '/api/metrics', headers, remoteAddress })).statusCode;

  it('a reader of the metrics is asked for the token where one is set, on this machine too', async () => {
    expect(await status(server, KEY, '10.0.0.9')).toBe(200);
    for (const authorization of ['', TOKEN, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, 'Bearer '])
      expect(await status(server, { authorization })).toBe(403);
  });

  it('without a token the metrics answer this machine alone, and no proxy on it', async () => {
    const open = await serve(store);
    expect(await status(open, {})).toBe(200);
    expect(await status(open, {}, '::1')).toBe(200);
    expect(await status(open, {}, '10.0.0.9')).toBe(403);
    expect(await status(open, { 'x-forwarded-for': '203.0.113.7' })).toBe(403);
    expect(await status(open, { forwarded: 'for=203.0.113.7' })).toBe(403);
    await open.close();
  });
});

test('a process is ready while it follows the log', async () => {
  expect(await server.ask('GET', '/api/ready', { as: null })).toMatchObject({ status: 200, body: { status: 'ready' } });
});

describe('the example dashboard and alert rules', () => {
  const alerts = readFileSync('docs/watching/alerts.yml', 'utf8');
  const dashboard = readFileSync('docs/watching/dashboard.json', 'utf8');

  it('the example dashboard and alert rules name only what is measured', async () => {
    const measured = new Set((await read()).match(/^\w+/gm));
    const named = new Set(`${alerts}${dashboard}`.match(/\b(?:shweli|nodejs|process)_[a-z0-9_]+/g));
    expect(named.size).toBeGreaterThan(15);
    expect([...named].filter((name) => !measured.has(name))).toEqual([]);
  });

  it('the example alerts each have a rule, a severity and what to do; the example dashboard is JSON', () => {
    const rules = alerts.split('- alert: ').slice(1);
    expect(rules.length).toBeGreaterThan(10);
    for (const rule of rules)
      expect(rule).toMatch(/expr: .+\n[^]*severity: (page|ticket)[^]*summary: .+\n +action: .{40}/);
    const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] };
    expect(panels.flatMap(({ targets }) => targets).every(({ expr }) => expr.length > 0)).toBe(true);
  });

  it('the example alert rules hear of each way to guess a secret', () => {
    const rule = /alert: PasswordsGuessed\n +expr: (.+)/.exec(alerts)?.[1] ?? '';
    for (const outcome of [
      'credentialsWrong',
      'passwordWrong',
      'unlockWrong',
      'factorWrong',
      'factorReplayed',
      'passkeyWrong',
    ])
      expect(rule).toMatch(new RegExp(`["|]${outcome}["|]`));
  });

  it('the example alert rules are explained by the guide, alert by alert', () => {
    const guide = readFileSync('docs/operations.md', 'utf8');
    for (const [, name] of alerts.matchAll(/- alert: (\w+)/g)) expect(guide).toContain(`\`${name}\``);
  });
});
