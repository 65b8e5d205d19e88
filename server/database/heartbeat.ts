import pg from 'pg';
import { socketOf } from './clientInternals.ts';
import type { DatabasePool } from './databasePool.ts';
import { fence } from './fence.ts';

/** Interval between questions while the database answers, and while it does not, milliseconds. */
const EVERY_MS = 500;
const RETRY_MS = 200;
/** Time after which an unanswered question shows that the database hangs, the connection included, milliseconds. */
const PATIENCE_MS = 3000;

type Answer = 'answered' | 'refused' | 'silent' | 'onlyReads';

interface HeartbeatParts {
  readonly pool: Pick<DatabasePool, 'openCircuit' | 'closeCircuit' | 'timeline' | 'lostSessions'>;
  readonly url: string;
  /** Called when the database no longer answers, or no longer writes. */
  readonly onSilence: (error: Error) => void;
  /** Called when the clock of this process leaves that of PostgreSQL. */
  readonly onWrongClock?: (error: Error) => void;
  readonly patienceMs?: number;
  readonly clock?: () => number;
}

const QUESTION = `select current_setting('transaction_read_only') = 'off' as writes,
  extract(epoch from clock_timestamp())::float8 * 1000 as time`;

/** Most by which the clock of a process may differ from PostgreSQL's, which is one for all of them, milliseconds. */
const MOST_AHEAD_MS = 60_000;

/** Ends a connection without waiting for the database. */
const abandon = (client: pg.Client): void => {
  client.end().catch(() => undefined);
  socketOf(client).destroy();
};

/**
 * Asks the database twice a second, on a connection of its own, whether it answers and writes. Opens the pool's circuit
 * while it is silent, or only reads. A refusal leaves the pool alone: its connections may still work.
 */
export function createHeartbeat({
  pool,
  url,
  onSilence,
  onWrongClock = onSilence,
  patienceMs = PATIENCE_MS,
  clock = Date.now,
}: HeartbeatParts) {
  const troubles = {
    silent: `The database has not answered for ${patienceMs} ms`,
    lost: 'A connection to PostgreSQL carries nothing more although neither end closed it: all are replaced',
    onlyReads: 'The database only reads: it is a standby, or a primary that was replaced',
  };
  let client: pg.Client | null = null;
  let aheadMs = 0;
  let last: Answer = 'answered';
  let timer: NodeJS.Timeout | null = null;
  let beating: Promise<void> | null = null;
  let isStopped = false;

  const compareClock = (found: number): void => {
    const wasRight = isRight();
    aheadMs = found;
    if (wasRight && !isRight())
      onWrongClock(
        new Error(
          `The clock of this process is ${Math.round(Math.abs(aheadMs) / 1000)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} PostgreSQL's: set the wrong one. Until then it raises no deadline, runs no job, and is not ready`,
        ),
      );
  };
  const isRight = (): boolean => Math.abs(aheadMs) <= MOST_AHEAD_MS;

  /** Gives up all connections if the line forgot one: it has probably forgotten more of them. */
  const replaceLost = async (asking: pg.Client): Promise<void> => {
    if (await pool.lostSessions.areFound(asking, patienceMs)) {
      onSilence(new Error(troubles.lost));
      pool.openCircuit();
    }
    await pool.lostSessions.end(asking);
  };

  const ask = async (): Promise<Answer> => {
    try {
      if (client === null) {
        client = new pg.Client({ connectionString: url, application_name: 'shweli-heartbeat' });
        client.on('error', () => undefined);
        await client.connect();
        void fence(client, pool);
      }
      const askedAt = clock();
      const { rows } = await client.query<{ writes: boolean; time: number }>(QUESTION);
      const [found] = rows;
      // A question that was long on its way tells too little of the time.
      if (found && clock() - askedAt < MOST_AHEAD_MS / 2) compareClock(askedAt - found.time);
      await replaceLost(client);
      return found?.writes === true ? 'answered' : 'onlyReads';
    } catch {
      return 'refused';
    }
  };

  const silence = (): { readonly ended: Promise<Answer>; readonly cancel: () => void } => {
    const { promise: ended, resolve } = Promise.withResolvers<Answer>();
    // An answer may wait behind other work of this process: it is read before the immediate runs.
    const patience = setTimeout(() => setImmediate(() => resolve('silent')), patienceMs).unref();
    return { ended, cancel: () => clearTimeout(patience) };
  };

  const beat = async (): Promise<void> => {
    const { ended, cancel } = silence();
    const answer = await Promise.race([ask(), ended]);
    cancel();
    if (answer !== 'answered' && client !== null) {
      abandon(client);
      client = null;
    }
    if (answer === 'silent' || answer === 'onlyReads') {
      if (last !== answer) onSilence(new Error(troubles[answer]));
      pool.openCircuit();
    } else if (answer === 'answered') pool.closeCircuit();
    // Nothing shows that a database which refuses now is as it was before: its queries say why.
    else if (last !== 'refused') pool.closeCircuit();
    last = answer;
  };

  const run = (): void => {
    beating = beat().finally(() => {
      beating = null;
      if (!isStopped) timer = setTimeout(run, last === 'answered' ? EVERY_MS : RETRY_MS).unref();
    });
  };

  return {
    /** Begins; settles once the first question is answered, or too late. */
    start: async (): Promise<void> => {
      run();
      await beating;
    },
    /** True if the last question was answered in time. */
    isAnswered: (): boolean => last === 'answered',
    /** Seconds by which the clock of this process is ahead of PostgreSQL's; negative behind it. */
    clockAhead: (): number => aheadMs / 1000,
    /** True unless the clocks differ by more than a minute: then this process decides nothing by time. */
    isClockRight: isRight,
    stop: async (): Promise<void> => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      if (client) abandon(client);
      await beating;
    },
  };
}

export type Heartbeat = ReturnType<typeof createHeartbeat>;
