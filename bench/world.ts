import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { system } from '#machines/kit/actor.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase, type Database } from '#server/database/open.ts';
import { createCredential } from '#server/auth/credentials.ts';
import { loadMasterData } from '#server/demo/masterData.ts';
import { createServer } from '#server/server.ts';
import type { Proposer } from '#server/propose/proposer.ts';
import { createOwnDatabase } from './database.ts';

/** Account of a benchmark. */
export const BENCH_PERSON = { username: 'admin', password: 'benchmark2026' } as const;
const DAY_MS = 86_400_000;
const unlimited = { perSecond: 1_000_000, burst: 1_000_000 };

/** A real server on a database of its own, with the demonstration's master data and a signed-in script. */
export interface BenchWorld {
  readonly database: Database;
  readonly proposer: Proposer;
  readonly address: string;
  readonly authorization: string;
  close(): Promise<void>;
}

/**
 * Creates a migrated database and its proposer, on the embedded PostgreSQL in a new directory or on that of
 * DATABASE_URL.
 */
export async function createBenchDatabase() {
  const directory = await mkdtemp(join(tmpdir(), 'shweli-bench-'));
  const server = process.env['DATABASE_URL'];
  const own = server === undefined || server === '' ? undefined : await createOwnDatabase(server);
  const config = readConfig({
    ...process.env,
    DATABASE_URL: own?.url,
    DATA_DIR: directory,
    PORT: '0',
    CAPTCHA: 'off',
    LOG_LEVEL: 'error',
    DEMO: '0',
  });
  const database = await openDatabase(config);
  const rates = { read: unlimited, write: unlimited, import: unlimited, login: unlimited };
  const { app, proposer } = await createServer({ config, database, rates });
  const close = async (): Promise<void> => {
    await app.close();
    await database.close();
    await own?.drop();
    await rm(directory, { recursive: true, force: true });
  };
  return { database, app, proposer, close };
}

export async function createBenchWorld(): Promise<BenchWorld> {
  const { database, app, proposer, close } = await createBenchDatabase();
  const now = new Date();
  await loadMasterData(database.pool, proposer, now, new Date(now.getTime() - 61 * DAY_MS).toISOString());
  const { rows } = await database.pool.query<{ id: string }>(`select id from row_staff where username = 'admin'`);
  await createCredential(database.pool, {
    staffId: rows[0]?.id ?? '',
    ...BENCH_PERSON,
    mustChange: false,
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...BENCH_PERSON, code: '', uuid: '' }),
  });
  const { token } = (await answer.json()) as { token: string };
  return {
    database,
    proposer,
    address,
    authorization: token,
    close,
  };
}

const party = (name: string, city: string) => ({ name, phone: '+959123456789', city, address: 'No 12, Strand Road' });

/** Event that creates an ordinary order from Yangon to Mandalay. */
export const newOrder = {
  type: 'order.created',
  source: 'staffApp',
  sender: party('Aung Aung', 'MMR013D001'),
  receiver: party('Ma Hla', 'MMR010D001'),
  originBranch: 'YGN',
  destinationBranch: 'MDY',
  goodsName: 'Tea leaves',
  goodsType: 'food',
  weightGrams: 1500,
  lengthMm: 200,
  widthMm: 150,
  heightMm: 100,
  deliveryWay: 'door',
  orderType: 'standard',
  payType: 'senderCash',
  chargeType: 'weight',
} as const;

/** Creates orders through the proposer, in batches, with a changed payload; returns their ids. */
export async function createOrders(
  proposer: Proposer,
  count: number,
  difference: Readonly<Record<string, unknown>> = {},
): Promise<string[]> {
  const ids: string[] = [];
  const at = new Date().toISOString();
  for (let made = 0; made < count; made += 200) {
    const commands = Array.from({ length: Math.min(200, count - made) }, (_, index) => ({
      key: `bench order ${at} ${made + index}`,
      machine: 'order',
      event: { ...newOrder, ...difference },
    }));
    const verdicts = await proposer.propose({
      mode: 'each',
      dryRun: false,
      actor: { ...system, branch: 'YGN' },
      at,
      commands,
    });
    ids.push(...verdicts.map(({ id }) => id ?? ''));
  }
  return ids;
}
