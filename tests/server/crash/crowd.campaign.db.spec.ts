import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { system } from '#machines/kit/actor.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { created } from '../../support/orders.ts';
import { beginSessions, readUntil, scanUntil, type Answered } from './crowd.ts';
import { end, slowPostgres, start, type Running } from './server.ts';
import { createCrashWorld, type CrashWorld } from './world.ts';

const isCampaign = process.env['CRASH_ROUNDS'] !== undefined;
/** A third of the clients scan; the others read. */
const CLIENTS = isCampaign ? 300 : 120;
/** Time of each crowd; R29 asks for ten minutes (`CROWD_SECONDS=600`). */
const SECONDS = Number(process.env['CROWD_SECONDS'] ?? (isCampaign ? 30 : 8));
const ORDERS = isCampaign ? 5000 : 1000;
/** The code of a new process is compiled under its first calls. */
const WARM_UP_MS = isCampaign ? 8000 : 4000;
/** Time for 99 of 100 scans, milliseconds. Only the campaign, which has a machine to itself, measures it. */
const SCAN_LIMIT_MS = isCampaign ? 1000 : Infinity;
const SHARE = 0.99;
/** As many as keep all turns of reads taken. */
const FEW = 60;
/** Share of the reads of few clients that must still be served when there are many (R29). */
const GOODPUT = 0.8;
/** Time of an answer in ordinary work, and until answers take no longer again, milliseconds (R29). */
const QUICK_MS = 500;
const RECOVERY_MS = 10_000;

let world: CrashWorld;
let running: Running;
let tokens: string[] = [];

beforeAll(async () => {
  world = await createCrashWorld(7);
  const database = await world.open();
  const { pool } = database;
  const proposer = createProposer(pool, createSerials(pool));
  const at = new Date().toISOString();
  for (let made = 0; made < ORDERS; made += 250) {
    const commands = Array.from({ length: 250 }, () => ({ key: crypto.randomUUID(), ...created() }));
    await proposer.propose({ mode: 'each', dryRun: false, actor: { ...system, branch: 'YGN' }, at, commands });
  }
  const { rows } = await pool.query<{ id: string }>(
    `select id from row_staff where username in ('admin', 'manager.yangon', 'clerk.yangon', 'support', 'operations')`,
  );
  tokens = await beginSessions(
    pool,
    rows.map(({ id }) => id),
    CLIENTS,
  );
  await database.close();
  running = await start(world.directory);
});

afterAll(async () => {
  await end(running, 'SIGTERM');
  await world.remove();
});

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const timesOf = (answers: readonly Answered[]): string => {
  const sorted = answers.map(({ took }) => took).toSorted((left, right) => left - right);
  return [0.5, 0.95, 0.99, 1].map((share) => quantile(sorted, share).toFixed()).join(' / ');
};

/** Lets clients work, a third of them scanning; returns the answers after the warm-up. */
async function crowd(clients: readonly string[], warmUpMs = WARM_UP_MS): Promise<Answered[]> {
  const answers: Answered[] = [];
  let isOver = false;
  const note = (answer: Answered): void => void answers.push(answer);
  const working = clients.map((token, index) =>
    (index % 3 === 0 ? scanUntil : readUntil)(() => isOver, running.address, token, note),
  );
  await pause(warmUpMs);
  answers.length = 0;
  await pause(SECONDS * 1000);
  isOver = true;
  const measured = [...answers];
  await Promise.all(working);
  return measured;
}

/** Sorts answers by what they were for and prints their times. */
function told(clients: number, measured: readonly Answered[]) {
  const scans = measured.filter(({ kind }) => kind === 'scan');
  const reads = measured.filter(({ kind }) => kind === 'read');
  const served = reads.filter(({ status }) => status === 200);
  const shed = reads.filter(({ status }) => status === 503);
  console.log(
    `${clients} clients, ${SECONDS} s, ms at p50 / p95 / p99 / most: ${scans.length} scans ${timesOf(scans)}; ` +
      `${served.length} reads ${timesOf(served)}; ${shed.length} reads shed ${timesOf(shed)}`,
  );
  expect(reads.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect(shed.filter(({ retryAfter }) => retryAfter < 1)).toEqual([]);
  expect(served.length).toBeGreaterThan(0);
  const times = scans.map(({ took }) => took).toSorted((left, right) => left - right);
  return { scans, served, shed, scanP99: quantile(times, SHARE) };
}

/** Reads until an answer is as quick as with few clients; returns the milliseconds until then. */
async function recovery(): Promise<number> {
  const began = performance.now();
  for (;;) {
    const answers: Answered[] = [];
    const one = readUntil(
      () => answers.length > 0,
      running.address,
      tokens[0] ?? '',
      (answer) => answers.push(answer),
    );
    await one;
    if (answers.every(({ status, took }) => status === 200 && took < QUICK_MS)) return performance.now() - began;
  }
}

describe(`X7, R29: ${CLIENTS} clients at once`, { timeout: 300_000 + SECONDS * 3000 }, () => {
  let mostServed = 0;

  test('few clients at once are served without a refusal', async () => {
    const { scans, served, shed } = told(FEW, await crowd(tokens.slice(0, FEW)));
    expect([shed, scans.filter(({ status }) => status !== 200)]).toEqual([[], []]);
    mostServed = served.length;
  });

  test('many clients at once scan without a refusal, while reads are shed, and as much is served as before', async () => {
    const { scans, served, shed, scanP99 } = told(CLIENTS, await crowd(tokens));
    expect(scans.filter(({ status }) => status !== 200)).toEqual([]);
    // Fewer readers than may wait are all served by a quick machine; admission.spec.ts sheds without a clock.
    if (isCampaign) expect(shed.length).toBeGreaterThan(0);
    if (isCampaign) expect(served.length).toBeGreaterThan(mostServed * GOODPUT);
    expect(scanP99).toBeLessThan(SCAN_LIMIT_MS);
    expect(await recovery()).toBeLessThan(RECOVERY_MS);
  });

  test('with a PostgreSQL at a tenth of its speed, calls are served or shed, and the server recovers', async () => {
    const restore = slowPostgres(world.directory);
    try {
      const { scans } = told(CLIENTS, await crowd(tokens));
      expect(scans.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
      expect(scans.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    } finally {
      restore();
    }
    expect(await recovery()).toBeLessThan(RECOVERY_MS);
  });
});
