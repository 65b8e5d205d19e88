import type pg from 'pg';

const MOST_TRIES = 12;
/** Longest pause after the first conflict, milliseconds; it doubles with each further one. */
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 500;

/** Codes of a deadlock, a failed serialisation, and a version, key or reservation that was taken meanwhile. */
const RETRYABLE: readonly string[] = ['40P01', '40001', '23505'];

/** Returns whether a retry may succeed, because another transaction was first. */
const isRetryable = (error: unknown): boolean => RETRYABLE.includes((error as { code?: string }).code ?? '');

/** Waits after the conflict of an attempt. */
export type Pause = (attempt: number) => Promise<void>;

/** Returns the longest pause after the conflict of an attempt, in milliseconds. */
export const longestPause = (attempt: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1));

/**
 * Waits for a random time. Two transactions that retry at once deadlock again: each takes the locks that the other
 * needs next.
 */
const pauseAtRandom: Pause = (attempt) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * longestPause(attempt)));

/** Runs the work of one transaction, again as long as it conflicts with another one. Throws what the last attempt threw. */
export async function withRetries<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  pause: Pause = pauseAtRandom,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    let connectionError: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      await client.query('rollback').catch((failure: unknown) => {
        connectionError = failure instanceof Error ? failure : new Error(String(failure));
      });
      if (attempt >= MOST_TRIES || !isRetryable(error)) throw error;
    } finally {
      client.release(connectionError);
    }
    await pause(attempt);
  }
}
