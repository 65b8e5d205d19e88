import type pg from 'pg';
import type { Config } from './config.ts';
import { isDatabaseAway } from './http/failures.ts';
import { dropMadeObjects } from './database/madeObjects.ts';
import type { Database } from './database/open.ts';
import { DatabaseUnusable, unprepared } from './database/unusable.ts';
import { found } from './company/founding.ts';
import { companyLines } from './company/report.ts';
import { updateCompany } from './company/update.ts';
import { ACCOUNTS, DEMONSTRATION_PASSWORD } from './demo/accounts.ts';
import { loadDemonstration } from './demo/demonstration.ts';
import type { Proposer } from './propose/proposer.ts';
import { markWorld, worldIn, type World } from './worldMark.ts';

/** Arbitrary number of the advisory lock: one process at a time prepares the world of a database. */
const ADVISORY_LOCK = 7_494_352;

/**
 * Runs the preparation of a process alone, however long it takes; another process on the same database waits for it.
 * Throws a `DatabaseUnusable` if PostgreSQL no longer answers.
 */
export const preparingAlone = <Result>(
  { pool }: Pick<Database, 'pool'>,
  work: () => Promise<Result>,
): Promise<Result> =>
  pool
    .patiently(() => underLock(pool, work))
    .catch((error: unknown) => {
      throw isDatabaseAway(error) && !(error instanceof DatabaseUnusable) ? unprepared(error) : error;
    });

async function underLock<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release();
  }
}

/**
 * Removes an unfinished first world before migrations run, and nothing that others made beside it. The server listens
 * only when its world is complete, so nobody can have worked in it.
 */
export async function discardUnfinishedWorld({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const world = await worldIn(pool);
  if (world === null || world.finished_at !== null) return;
  console.log(`The first world, started at ${world.begun_at}, was interrupted and is made again.`);
  const client = await pool.connect();
  try {
    await dropMadeObjects(client);
  } finally {
    client.release();
  }
}

/** The proposer of a world's events, and the time by which they are recorded. */
interface Making {
  readonly proposer: Proposer;
  readonly clock: () => Date;
}

/**
 * Fills a new database with the world that the settings name, and updates the standard company of an older one.
 * Returns the lines to print after the address.
 */
export async function prepareWorld(
  config: Config,
  { pool }: Pick<Database, 'pool'>,
  making: Making,
): Promise<string[]> {
  const world = await worldIn(pool);
  const name = world?.name ?? (config.demo ? 'demonstration' : 'empty');
  if (world) await markWorld(pool, world);
  const lines = world ? await bringUpToDate(name, pool, making) : await make(name, pool, making);
  if (name === 'empty') return lines;
  return [
    ...lines,
    `Accounts: ${ACCOUNTS.join(', ')}`,
    `Password of all: ${DEMONSTRATION_PASSWORD} (demonstration only)`,
  ];
}

async function bringUpToDate(world: World['name'], pool: pg.Pool, { proposer, clock }: Making): Promise<string[]> {
  return companyLines(await updateCompany({ pool, proposer, at: clock().toISOString(), world }));
}

async function make(name: World['name'], pool: pg.Pool, { proposer, clock }: Making): Promise<string[]> {
  const now = clock();
  const finish = () => pool.query('update worlds set finished_at = $1', [clock().toISOString()]);
  await pool.query('insert into worlds (name, begun_at) values ($1, $2)', [name, now.toISOString()]);
  if (name === 'demonstration') {
    console.log('Making the demonstration world ...');
    await loadDemonstration(pool, proposer, now);
    await finish();
    return [];
  }
  const at = now.toISOString();
  await updateCompany({ pool, proposer, at, world: null });
  const { username, password } = await found(pool, proposer, at);
  // Printed before the world counts as complete: one that was interrupted is made again, with another password.
  console.log(`Administrator: ${username}\nOne-time password, shown only now: ${password}`);
  await finish();
  return [];
}
