import type pg from 'pg';
import { judgeProgram, type Wanted } from './messages.ts';
import { beginRun, endInterrupted, endRun, takeLock, recordProgress, type Requester, type Ending } from './table.ts';

export interface RejudgerParts {
  readonly pool: pg.Pool;
  /** Address of the database, for the judging process's own connection. */
  readonly url: string;
  readonly onTrouble: (error: unknown) => void;
  readonly clock?: () => Date;
}

const PROGRESS_MS = 500;

/** Judges history again in a process of its own, one run at a time over all processes on the database. */
export function createRejudger({ pool, url, onTrouble, clock = () => new Date() }: RejudgerParts) {
  const stopping = new AbortController();
  let working: Promise<void> | null = null;
  const now = (): string => clock().toISOString();

  const work = async (client: pg.PoolClient, number: number, wanted: Wanted): Promise<void> => {
    let connectionError: Error | undefined;
    try {
      const ending = await runJudge(client, number, wanted);
      await endRun(client, number, ending, now());
    } catch (error) {
      // The lock ended with its connection: the next reader finds the run interrupted.
      connectionError = error instanceof Error ? error : new Error(String(error));
      onTrouble(error);
    } finally {
      client.release(connectionError);
    }
  };

  /** Runs the process and records its progress, until it ends or is cancelled. */
  const runJudge = async (client: pg.ClientBase, number: number, wanted: Wanted): Promise<Ending> => {
    let [done, total] = [0, 0];
    const ended = Promise.withResolvers<Ending>();
    const child = judgeProgram.start({
      onMessage: (message) => {
        if ('total' in message) ({ total } = message);
        else if ('done' in message) ({ done } = message);
        else ended.resolve({ outcome: 'done', result: message.result });
      },
      onLoss: (error) => {
        onTrouble(error);
        ended.resolve({ outcome: 'failed', error: error.message });
      },
    });
    child.send({ url, wanted });
    stopping.signal.addEventListener('abort', () => ended.resolve({ outcome: 'interrupted' }), { once: true });
    let reporting = Promise.resolve();
    const timer = setInterval(() => {
      reporting = recordProgress(client, number, done, total).then(
        (isToEnd) => isToEnd && ended.resolve({ outcome: 'cancelled' }),
        ended.reject,
      ) as Promise<void>;
    }, PROGRESS_MS);
    try {
      return await ended.promise;
    } finally {
      clearInterval(timer);
      await reporting;
      await child.end();
      await recordProgress(client, number, done, total);
    }
  };

  return {
    /** Begins a run and returns its number; null while another one runs, here or in another process. */
    begin: async (wanted: Wanted, requester: Requester): Promise<number | null> => {
      if (stopping.signal.aborted) return null;
      const client = await pool.connect();
      try {
        if (!(await takeLock(client))) {
          client.release();
          return null;
        }
        await endInterrupted(client, now());
        const number = await beginRun(client, wanted, requester, now());
        working = work(client, number, wanted);
        return number;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    /** Resolves when no run is active here. */
    idle: async (): Promise<void> => {
      await working;
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      await working;
    },
  };
}

export type Rejudger = ReturnType<typeof createRejudger>;
