import type pg from 'pg';
import type { Serials } from '../store/serials.ts';
import { linkHere, traced } from '../tracing.ts';
import type { Batch, Verdict } from './command.ts';
import { databaseUnitOfWork, type UnitOfWork } from './unitOfWork.ts';
import { proposeAll } from './propose.ts';
import { proposeInOrder } from './proposeInOrder.ts';
import { createGroups } from './groups.ts';
import { inOwnTransactions, mustComeFirst, refusedForOrder } from './ownTransactions.ts';
import { withRetries } from './withRetries.ts';

/** Maximum number of commands in one transaction; more wait for the next. */
const MOST_COMMANDS = 256;
/**
 * Concurrent transactions: the database works on one while the other is judged. More make each one smaller and
 * costlier.
 */
const MOST_TRANSACTIONS = 2;
/** Time that a small transaction waits for more commands while another one runs, milliseconds. */
const PATIENCE_MS = 8;

interface Waiting {
  readonly batch: Batch;
  /** Trace of who waits. */
  readonly links: ReturnType<typeof linkHere>;
  readonly resolve: (verdicts: Verdict[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Combines waiting batches in one transaction, so that they share the cost of a commit. Each batch keeps its own
 * outcome: if it fails, it is tried again alone.
 */
export function createProposer(pool: pg.Pool, serials: Serials) {
  const waiting: Waiting[] = [];
  let running = 0;
  let runningCommands = 0;
  let timer: NodeJS.Timeout | undefined;

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
    clearTimeout(timer);
    timer = undefined;
    const taken = next();
    const commands = commandsOf(taken);
    running += 1;
    runningCommands += commands;
    startIfDue();
    await settle(taken);
    running -= 1;
    runningCommands -= commands;
    startIfDue();
  };

  /**
   * Starts a transaction if none runs, or if as many commands wait as the running one has. Equal sizes share costs
   * best.
   */
  const startIfDue = (): void => {
    if (waiting.length === 0 || running === MOST_TRANSACTIONS) return;
    if (commandsOf(waiting) >= runningCommands) void run();
    else timer ??= setTimeout(() => void run(), PATIENCE_MS);
  };

  const settle = async (taken: readonly Waiting[]): Promise<void> => {
    try {
      const batches = taken.map(({ batch }) => batch);
      const links = taken.flatMap((one) => one.links);
      const attributes = { 'shweli.commands': commandsOf(taken) };
      const verdicts = await traced('transaction', { attributes, links }, () => transact(pool, batches, serials));
      taken.forEach((one, index) => one.resolve(verdicts[index] ?? []));
    } catch (error) {
      const [only, ...others] = taken;
      if (only && others.length === 0) return only.reject(error);
      for (const one of taken) await settle([one]);
    }
  };

  const wait = (batch: Batch): Promise<Verdict[]> =>
    new Promise((resolve, reject) => {
      waiting.push({ batch, links: linkHere(), resolve, reject });
      startIfDue();
    });

  const propose = async (batch: Batch): Promise<Verdict[]> => {
    if (mustComeFirst(batch)) return refusedForOrder(batch);
    const verdicts: Verdict[] = [];
    const groups = createGroups();
    for (const { commands, alone } of inOwnTransactions(batch)) {
      const part = { ...batch, commands, stopped: groups.stopped };
      const [answers = []] = alone ? await transact(pool, [part], serials) : [await wait(part)];
      for (const [index, command] of commands.entries()) if (answers[index]) groups.note(command, answers[index]);
      verdicts.push(...answers);
    }
    return verdicts;
  };

  /**
   * Proposes related batches, each with its own actor and time, in one transaction and in order. For bulk loading: it
   * does not wait for the disk; the next ordinary proposal makes it durable.
   */
  const proposeTogether = (batches: readonly Batch[]): Promise<Verdict[][]> =>
    transact(pool, batches, serials, 'begin; set local synchronous_commit = off');

  /**
   * Proposes in a transaction of its own while a condition holds; `isStillSo` checks it under locks first. Returns
   * null if it does not hold: then nothing is judged or recorded.
   */
  const proposeWhile = (batch: Batch, isStillValid: Condition): Promise<Verdict[] | null> =>
    withRetries(pool, async (client) => {
      await client.query('begin');
      if (await isStillValid(client)) return (await proposeAll(databaseUnitOfWork(client), [batch], serials))[0] ?? [];
      await client.query('commit');
      return null;
    });

  /**
   * Proposes the commands of a plan, made in the open transaction, and records the outcome in it. Refused commands are
   * not remembered: the plan decides whether to propose them again. Null does nothing.
   */
  const proposePlanned = (plan: Plan): Promise<Verdict[]> =>
    withRetries(pool, async (client) => {
      await client.query('begin');
      const planned = await plan(client);
      if (planned) return (await proposeAll(recording(client, planned), [planned.batch], serials))[0] ?? [];
      await client.query('commit');
      return [];
    });

  /** Returns the commands that wait for a transaction, and the transactions that run. */
  const load = () => ({ waiting: commandsOf(waiting), transactions: running });

  return {
    propose,
    proposeTogether,
    proposeInOrder: (batch: Batch): Promise<Verdict[]> => proposeInOrder(pool, batch, serials),
    proposeWhile,
    proposePlanned,
    load,
  };
}

/** Plans commands in the open transaction and under locks of its own; null for none. */
export type Plan = (client: pg.ClientBase) => Promise<Planned | null>;

export interface Planned {
  readonly batch: Batch;
  /** Writes beside the events; called with the verdicts before the transaction ends. */
  readonly record: (verdicts: readonly Verdict[]) => Promise<void>;
}

/** Makes a unit of work that records verdicts with the accepted events, and forgets refused commands. */
function recording(client: pg.ClientBase, { record }: Planned): UnitOfWork {
  const transaction = databaseUnitOfWork(client);
  return {
    ...transaction,
    async commit(writing, verdicts) {
      const answers = verdicts.flat();
      await record(answers);
      const accepted = new Set(answers.flatMap(({ key, status }) => (status === 'accepted' ? [key] : [])));
      const commands = writing?.commands.filter(({ key }) => accepted.has(key)) ?? [];
      await transaction.commit(writing && commands.length > 0 ? { ...writing, commands, refused: [] } : null, verdicts);
    },
  };
}

const commandsOf = (some: readonly Waiting[]): number =>
  some.reduce((sum, { batch }) => sum + batch.commands.length, 0);

/** Checks in the open transaction whether a proposal is still valid. */
export type Condition = (client: pg.ClientBase) => Promise<boolean>;

export type Proposer = ReturnType<typeof createProposer>;

const transact = (pool: pg.Pool, batches: readonly Batch[], serials: Serials, begin = 'begin'): Promise<Verdict[][]> =>
  withRetries(pool, async (client) => {
    const [, verdicts] = await Promise.all([
      client.query(begin),
      proposeAll(databaseUnitOfWork(client), batches, serials),
    ]);
    return verdicts;
  });
