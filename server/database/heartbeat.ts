import pg from 'pg';
import { socketOf, type DatabasePool } from './databasePool.ts';

/** Interval between questions while the database answers, and while it does not, milliseconds. */
const EVERY_MS = 500;
const RETRY_MS = 200;
/** Time after which an unanswered question shows that the database hangs, the connection included, milliseconds. */
const PATIENCE_MS = 3000;

type Answer = 'answered' | 'refused' | 'silent';

interface HeartbeatParts {
  readonly pool: Pick<DatabasePool, 'openCircuit' | 'closeCircuit'>;
  readonly url: string;
  /** Called when the database no longer answers. */
  readonly onSilence: (error: Error) => void;
  readonly patienceMs?: number;
}

/** Ends a connection without waiting for the database. */
const abandon = (client: pg.Client): void => {
  client.end().catch(() => undefined);
  socketOf(client).destroy();
};

/**
 * Asks the database twice a second, on a connection of its own, whether it answers. Opens the pool's circuit while it
 * is silent. A refusal leaves the pool alone: its connections may still work.
 */
export function createHeartbeat({ pool, url, onSilence, patienceMs = PATIENCE_MS }: HeartbeatParts) {
  let client: pg.Client | null = null;
  let last: Answer = 'answered';
  let timer: NodeJS.Timeout | null = null;
  let beating: Promise<void> | null = null;
  let isStopped = false;

  const ask = async (): Promise<Answer> => {
    try {
      if (client === null) {
        client = new pg.Client({ connectionString: url, application_name: 'shweli-heartbeat' });
        client.on('error', () => undefined);
        await client.connect();
      }
      await client.query('select 1');
      return 'answered';
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
    if (answer === 'silent') {
      if (last !== 'silent') onSilence(new Error(`The database has not answered for ${patienceMs} ms`));
      pool.openCircuit();
    } else if (answer === 'answered') pool.closeCircuit();
    // Nothing shows that a database which refuses after it was silent hangs any longer: its queries say why.
    else if (last === 'silent') pool.closeCircuit();
    last = answer;
  };

  const run = (): void => {
    beating = beat().finally(() => {
      beating = null;
      if (!isStopped) timer = setTimeout(run, last === 'answered' ? EVERY_MS : RETRY_MS).unref();
    });
  };

  return {
    start: run,
    /** True if the last question was answered in time. */
    isAnswered: (): boolean => last === 'answered',
    stop: async (): Promise<void> => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      if (client) abandon(client);
      await beating;
    },
  };
}

export type Heartbeat = ReturnType<typeof createHeartbeat>;
