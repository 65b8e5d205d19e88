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
  /** World that the installation was made with by an earlier start; null for one that is being made. */
  readonly world: WorldName | null;
  /** Standard company to bring; by default this program's. */
  readonly standard?: StandardCompany;
}

/** Result of an update. */
export interface CompanyReport {
  readonly version: number;
  /** Version that the installation had before; null for a new one. */
  readonly before: number | null;
  /** Number of recorded events by their type. */
  readonly events: Readonly<Record<string, number>>;
  /** Open conflicts. */
  readonly conflicts: readonly CompanyConflict[];
}

/** Changes that need others to be written first, such as a branch of the menu that is retired leaf by leaf. */
const MOST_ROUNDS = 20;
/** Held to the end of the transaction: of two processes that start at once, the second finds everything done. */
const LOCK = `select pg_advisory_xact_lock(hashtext('standard company'))`;

/**
 * Brings the installation's company up to date with the standard company: records what is new in it as events of the
 * system, by comparing what was shipped before, the standard company and the installation. What a person changed stays;
 * conflicts are recorded. Events and what was shipped are written in one transaction. An older program changes nothing.
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

/** Plans what can be proposed now; null where the installation has all of the standard company. */
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
