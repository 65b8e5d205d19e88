import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { system } from '#machines/kit/actor.ts';
import { followAgain } from '#server/instruments/processMining/followAgain.ts';
import { rebuild } from '#server/ledger/rebuild.ts';
import { verify } from '#server/ledger/verify.ts';
import { createProposer, type Proposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

/** Rebuilds everything that is made of the log. */
export const rebuildAll = (client: pg.ClientBase) => rebuild(client, [followAgain]);

const ROOT = join(import.meta.dirname, '..', '..', '..');

export let database: TestDatabase;
let proposer: Proposer;
let serial = 0;
/** An aggregate of three events, created anew for each test. */
export let id = '';

export const propose = async (event: { type: string; [field: string]: unknown }, of?: string): Promise<string> => {
  serial += 1;
  const [verdict] = await proposer.propose({
    mode: 'each',
    dryRun: false,
    actor: system,
    at: new Date(Date.parse('2026-11-20T05:00:00.000Z') + serial * 1000).toISOString(),
    commands: [{ key: `ledger-test-${serial}`, machine: 'dictionary', ...(of ? { id: of } : {}), event }],
  });
  expect(verdict?.status, JSON.stringify(verdict)).toBe('accepted');
  return verdict?.id ?? '';
};

/** Alters protected rows past the triggers, as only a superuser can. */
export async function alter(text: string, values: unknown[] = []): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const { rowCount } = await client.query(text, values);
    await client.query('commit');
    if (!text.startsWith('delete from')) expect(rowCount).toBe(1);
  } finally {
    client.release();
  }
}

/** Does some work with a connection. */
export const using = async <Answer>(work: (client: pg.ClientBase) => Promise<Answer>): Promise<Answer> => {
  const client = await database.pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
};

/** Returns what verify finds. */
export const faults = async () => (await using(verify)).faults;
export const placed = (version: number) => ({ place: `dictionary/${id} event ${version}` });
/** Runs a command of `npm run ledger`. */
export const ledger = (verb: string, env: Record<string, string>) =>
  spawnSync(process.execPath, ['scripts/ledger.ts', verb], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

/** Creates the aggregate before each test of a file. */
export function prepareLog(): void {
  beforeAll(async () => {
    database = await createTestDatabase();
    proposer = createProposer(database.pool, createSerials(database.pool));
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await alter('delete from events');
    await alter('delete from streams');
    await alter('delete from row_dictionary');
    await alter('delete from claims');
    await alter('delete from commands');
    const entry = { dict: 'payType', value: `v${serial}`, label: 'Ledger', labelZh: '记账', sort: 1 };
    id = await propose({ type: 'dictionary.registered', ...entry });
    await propose({ type: 'dictionary.amended', label: 'On account' }, id);
    await propose({ type: 'dictionary.retired' }, id);
  });
}
