import pg from 'pg';
import { abandon } from './clientInternals.ts';
import type { DatabasePool } from './databasePool.ts';
import { createDatabaseTime, MOST_APART_MS, type DatabaseTime } from './databaseTime.ts';
import { fence } from './fence.ts';

/** Interval between questions while the database answers, and while it does not, milliseconds. */
const EVERY_MS = 500;
const RETRY_MS = 200;
/** Time after which an unanswered question shows that the database hangs, the connection included, milliseconds. */
const PATIENCE_MS = 3000;

type Answer = 'answered' | 'refused' | 'silent' | 'onlyReads';

interface HeartbeatParts {
  readonly pool: Pick<
    DatabasePool,
    'openCircuit' | 'closeCircuit' | 'isCircuitOpen' | 'timeline' | 'lostSessions' | 'query'
  >;
  readonly url: string;
  /** Called when the database no longer answers, or no longer writes. */
  readonly onSilence: (error: Error) => void;
  /** Called when the clock of this process leaves that of PostgreSQL. */
  readonly onWrongClock?: (error: Error) => void;
  readonly patienceMs?: number;
  readonly time?: DatabaseTime;
}

const QUESTION = `select current_setting('transaction_read_only') = 'off' as writes,
  extract(epoch from clock_timestamp())::float8 * 1000 as time`;

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
  time = createDatabaseTime(),
}: HeartbeatParts) {
  const troubles = {
    silent: `The database has not answered for ${patienceMs} ms`,
    lost: 'A connection to PostgreSQL carries nothing more although neither end closed it: all are replaced',
    inDoubt: 'This machine slept, or its clock was set: calls wait until PostgreSQL says what time it is',
    onlyReads: 'The database only reads: it is a standby, or a primary that was replaced',
  };
  let client: pg.Client | null = null;
  let last: Answer = 'answered';
  let timer: NodeJS.Timeout | null = null;
  let beating: Promise<void> | null = null;
  let isStarted = false;
  let isStopped = false;

  const isRight = (): boolean => Math.abs(time.ahead()) <= MOST_APART_MS;
  const warnOfClock = (): void => {
    const by = time.ahead();
    onWrongClock(
      new Error(
        `The clock of this process is ${Math.round(Math.abs(by) / 1000)} s ${by > 0 ? 'ahead of' : 'behind'} PostgreSQL's: set the wrong one. Until then it records by PostgreSQL's, raises no deadline, runs no job, and is not ready`,
      ),
    );
  };

  /** Gives up all connections if the line forgot one: it has probably forgotten more of them. */
  const replaceLost = async (asking: pg.Client): Promise<void> => {
    if (await pool.lostSessions.areFound(asking, patienceMs)) {
      onSilence(new Error(troubles.lost));
      pool.openCircuit();
    }
    await pool.lostSessions.end(asking);
  };

  const askTime = async (asking: Pick<pg.Client, 'query'>): Promise<{ readonly writes: boolean } | undefined> => {
    const wasRight = isRight();
    for (;;) {
      const learn = time.ask();
      const { rows } = await asking.query<{ writes: boolean; time: number }>(QUESTION);
      const [found] = rows;
      if (found && !learn(found.time)) continue;
      if (wasRight && !isRight()) warnOfClock();
      return found;
    }
  };

  const ask = async (): Promise<Answer> => {
    try {
      if (client === null) {
        client = new pg.Client({ connectionString: url, application_name: 'shweli-heartbeat' });
        client.on('error', () => undefined);
        await client.connect();
        void fence(client, pool);
      }
      const found = await askTime(client);
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
      isStarted = true;
      run();
      await beating;
    },
    /** Asks for PostgreSQL's time once, for what is recorded before the first beat. */
    learnTime: async (): Promise<void> => {
      await askTime(pool);
    },
    /** True if the last question was answered in time. */
    isAnswered: (): boolean => last === 'answered',
    /** Seconds by which the clock of this process is ahead of PostgreSQL's; negative behind it. */
    clockAhead: (): number => time.ahead() / 1000,
    /** Returns the time of PostgreSQL; while it is in doubt, calls of the database fail until the next beat. */
    now: (): Date => {
      if (isStarted && time.isInDoubt() && !pool.isCircuitOpen) {
        onSilence(new Error(troubles.inDoubt));
        pool.openCircuit();
      }
      return time.now();
    },
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
