import type pg from 'pg';
import { system } from '#machines/kit/actor.ts';
import type { Planned, Proposer } from '../propose/proposer.ts';
import { changedEntries, compare } from './compare.ts';
import { companyConflicts, recordConflicts, type CompanyConflict } from './conflicts.ts';
import { keepShipped, latestVersion, readShipped, type Shipped } from './installation.ts';
import { outcomeOf, planned } from './plan.ts';
import { shippedByVersion1, type WorldName } from './released/index.ts';
import { settleOvertaken } from './settle.ts';
import { standardCompany, type StandardCompany } from './standard.ts';

export interface CompanyUpdate {
  readonly pool: pg.Pool;
  readonly proposer: Pick<Proposer, 'proposePlanned'>;
  /** UTC ISO instant of the events. */
  readonly at: string;
  /** World of an existing installation; null for a new one. */
  readonly world: WorldName | null;
  /** Standard company to apply; by default this program's. */
  readonly standard?: StandardCompany;
}

/** Result of an update. */
export interface CompanyReport {
  readonly version: number;
  /** Version that the installation had before; null for a new one. */
  readonly before: number | null;
  /** Number of recorded events by their type. */
  readonly events: Readonly<Record<string, number>>;
  readonly conflicts: readonly CompanyConflict[];
}

/** Maximum number of rounds, for changes that depend on others, such as a menu branch retired leaf by leaf. */
const MOST_ROUNDS = 20;
/** Lock until the end of the transaction: if two processes start at once, the second finds everything done. */
const LOCK = `select pg_advisory_xact_lock(hashtext('standard company'))`;

/**
 * Updates the installation's company to the standard company. It compares the shipped version, the standard company
 * and the installation, and records the changes as events of the system. People's changes stay; conflicts are
 * recorded. Events and shipped entries are written in one transaction. An older program changes nothing.
 */
export async function updateCompany(update: CompanyUpdate): Promise<CompanyReport> {
  const { pool, proposer } = update;
  const standard = update.standard ?? (await standardCompany());
  const before = await latestVersion(pool);
  const events: Record<string, number> = {};
  const isOlder = before !== null && before > standard.version;
  for (let round = 0; !isOlder && round < MOST_ROUNDS; round += 1) {
    const verdicts = await proposer.proposePlanned((client) => nextRound(client, update, standard));
    const recorded = verdicts.filter(({ status }) => status === 'accepted').flatMap((verdict) => verdict.events);
    for (const { type } of recorded) events[type] = (events[type] ?? 0) + 1;
    if (recorded.length === 0) break;
  }
  if (!isOlder) await settle(pool, standard, update.at);
  return { version: standard.version, before, events, conflicts: await companyConflicts(pool) };
}

/** Plans the commands that are possible now; null if the installation is up to date. */
async function nextRound(
  client: pg.ClientBase,
  { at, world }: CompanyUpdate,
  { version, entries }: StandardCompany,
): Promise<Planned | null> {
  await client.query(LOCK);
  const latest = await latestVersion(client);
  if (latest !== null && latest > version) return null;
  if (latest === null && world !== null) await keepShipped(client, 1, shippedOnce(world), at);
  const changed = changedEntries(entries, await readShipped(client));
  if (changed.length === 0 && latest === version) return null;
  const proposed = planned(await compare(client, changed));
  return {
    batch: {
      mode: 'each',
      dryRun: false,
      actor: system,
      at,
      commands: proposed.flatMap(({ commands }) => commands),
    },
    async record(verdicts) {
      const { shipped, conflicts } = outcomeOf(proposed, verdicts);
      await keepShipped(client, version, shipped, at);
      await recordConflicts(client, version, conflicts, at);
    },
  };
}

const shippedOnce = (world: WorldName): readonly Shipped[] =>
  shippedByVersion1(world).map((entry) => ({ ...entry, id: null, inUse: true }));

async function settle(pool: pg.Pool, { entries }: StandardCompany, at: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await settleOvertaken(client, entries, at);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
