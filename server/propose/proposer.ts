import type pg from 'pg';
import type { Serials } from '../store/serials.ts';
import type { Batch, Verdict } from './command.ts';
import { databaseUnitOfWork, type UnitOfWork } from './unitOfWork.ts';
import { proposeAll } from './propose.ts';
import { createGroups } from './groups.ts';
import { inOwnTransactions, mustComeFirst, refusedForOrder } from './alone.ts';

/** Commands taken into one transaction at most; more wait for the next. */
const MOST_COMMANDS = 256;
/** Transactions at work at once: the database works on one while the other is judged here. More made each of them smaller and dearer. */
const MOST_TRANSACTIONS = 2;
/** So long a small transaction waits for company while another is at work, milliseconds. */
const PATIENCE_MS = 8;
const MOST_TRIES = 8;

interface Waiting {
  readonly batch: Batch;
  readonly resolve: (verdicts: Verdict[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Takes batches as they come and puts those that wait together into one transaction, so that the database's cost of a
 * commit is shared. Each batch keeps its own outcome: a failure of one is tried again alone.
 */
export function createProposer(pool: pg.Pool, serials: Serials) {
  const waiting: Waiting[] = [];
  let running = 0;
  let atWork = 0;
  let patience: NodeJS.Timeout | undefined;

  const next = (): Waiting[] => {
    const taken: Waiting[] = [];
    let commands = 0;
    while (waiting[0] && (taken.length === 0 || commands + waiting[0].batch.commands.length <= MOST_COMMANDS)) {
      const one = waiting.shift();
      if (!one) break;
      commands += one.batch.commands.length;
      taken.push(one);
    }
    return taken;
  };

  const run = async (): Promise<void> => {
    clearTimeout(patience);
    patience = undefined;
    const taken = next();
    const commands = commandsOf(taken);
    running += 1;
    atWork += commands;
    look();
    await settle(taken);
    running -= 1;
    atWork -= commands;
    look();
  };

  /** Begins where nothing is at work, or as much waits as is: two of one size share the costs of a transaction best. */
  const look = (): void => {
    if (waiting.length === 0 || running === MOST_TRANSACTIONS) return;
    if (commandsOf(waiting) >= atWork) void run();
    else patience ??= setTimeout(() => void run(), PATIENCE_MS);
  };

  const settle = async (taken: readonly Waiting[]): Promise<void> => {
    try {
      const verdicts = await transact(
        pool,
        taken.map(({ batch }) => batch),
        serials,
      );
      taken.forEach((one, index) => one.resolve(verdicts[index] ?? []));
    } catch (error) {
      const [only, ...others] = taken;
      if (only && others.length === 0) return only.reject(error);
      for (const one of taken) await settle([one]);
    }
  };

  const wait = (batch: Batch): Promise<Verdict[]> =>
    new Promise((resolve, reject) => {
      waiting.push({ batch, resolve, reject });
      look();
    });

  const propose = async (batch: Batch): Promise<Verdict[]> => {
    if (mustComeFirst(batch)) return refusedForOrder(batch);
    const verdicts: Verdict[] = [];
    const groups = createGroups();
    for (const { commands, alone } of inOwnTransactions(batch)) {
      const part = { ...batch, commands, stopped: groups.stopped };
      const [answers = []] = alone ? await transact(pool, [part], serials) : [await wait(part)];
      for (const [index, command] of commands.entries()) if (answers[index]) groups.heard(command, answers[index]);
      verdicts.push(...answers);
    }
    return verdicts;
  };

  /**
   * Batches that belong together, each with its own actor and time, in one transaction of their own and in their order.
   * For loading much at once: the disk is not waited for, and has everything with the next ordinary proposal at the latest.
   */
  const proposeTogether = (batches: readonly Batch[]): Promise<Verdict[][]> =>
    transact(pool, batches, serials, 'begin; set local synchronous_commit = off');

  /**
   * Proposes in a transaction of its own while something still is so: `isStillSo` looks, under locks, before anything is
   * judged. Null when it is so no more: then nothing is judged and nothing is recorded.
   */
  const proposeWhile = (batch: Batch, isStillSo: Condition): Promise<Verdict[] | null> =>
    attempting(pool, async (client) => {
      await client.query('begin');
      if (await isStillSo(client)) return (await proposeAll(databaseUnitOfWork(client), [batch], serials))[0] ?? [];
      await client.query('commit');
      return null;
    });

  /**
   * Proposes what a plan made in the open transaction, and records the outcome in the same transaction. Refused commands
   * are not remembered: the plan records them and decides whether to propose them again. Does nothing for a plan of null.
   */
  const proposePlanned = (plan: Plan): Promise<Verdict[]> =>
    attempting(pool, async (client) => {
      await client.query('begin');
      const planned = await plan(client);
      if (planned) return (await proposeAll(recording(client, planned), [planned.batch], serials))[0] ?? [];
      await client.query('commit');
      return [];
    });

  return { propose, proposeTogether, proposeWhile, proposePlanned };
}

/** Plans, in the open transaction and under locks of its own, what is to be proposed; null for nothing. */
export type Plan = (client: pg.ClientBase) => Promise<Planned | null>;

export interface Planned {
  readonly batch: Batch;
  /** Writes beside the events; called with the verdicts before the transaction ends. */
  readonly record: (verdicts: readonly Verdict[]) => Promise<void>;
}

/** A ground that records verdicts with what was accepted, and forgets what was refused. */
function recording(client: pg.ClientBase, { record }: Planned): UnitOfWork {
  const ground = databaseUnitOfWork(client);
  return {
    ...ground,
    async commit(writing, verdicts) {
      const answers = verdicts.flat();
      await record(answers);
      const accepted = new Set(answers.flatMap(({ key, status }) => (status === 'accepted' ? [key] : [])));
      const commands = writing?.commands.filter(({ key }) => accepted.has(key)) ?? [];
      await ground.commit(writing && commands.length > 0 ? { ...writing, commands, refused: [] } : null, verdicts);
    },
  };
}

const commandsOf = (some: readonly Waiting[]): number =>
  some.reduce((sum, { batch }) => sum + batch.commands.length, 0);

/** Looks, in the open transaction, whether a proposal is still to be made. */
export type Condition = (client: pg.ClientBase) => Promise<boolean>;

export type Proposer = ReturnType<typeof createProposer>;

const transact = (pool: pg.Pool, batches: readonly Batch[], serials: Serials, begin = 'begin'): Promise<Verdict[][]> =>
  attempting(pool, async (client) => {
    const [, verdicts] = await Promise.all([
      client.query(begin),
      proposeAll(databaseUnitOfWork(client), batches, serials),
    ]);
    return verdicts;
  });

/** Does the work of one transaction, again for as long as another one was there first. */
async function attempting<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      await client.query('rollback').catch((failure: unknown) => {
        broken = failure instanceof Error ? failure : new Error(String(failure));
      });
      if (attempt >= MOST_TRIES || !isPassing(error)) throw error;
    } finally {
      client.release(broken);
    }
  }
}

/** Another transaction was there first: judging again on what it left is right. */
const isPassing = (error: unknown): boolean => PASSING.includes((error as { code?: string }).code ?? '');

/** A deadlock, a failed serialisation, and a version, key or claim that somebody took meanwhile. */
const PASSING: readonly string[] = ['40P01', '40001', '23505'];
