import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { longestPause, withRetries } from '#server/propose/withRetries.ts';

const conflict = (code: string): Error => Object.assign(new Error('conflict'), { code });

/** A pool that notes what happens to its connections. */
function noting() {
  const steps: string[] = [];
  const client = {
    query: async (text: string) => void steps.push(text),
    release: () => void steps.push('release'),
  };
  const pool = { connect: async () => client } as unknown as pg.Pool;
  const pause = async (attempt: number) => void steps.push(`pause ${attempt}`);
  return { pool, steps, pause };
}

/** Work that throws an error some times before it succeeds. */
const failing = (times: number, error: Error) => {
  let left = times;
  return async (): Promise<string> => {
    left -= 1;
    if (left >= 0) throw error;
    return 'done';
  };
};

describe('a transaction that conflicts with another one', () => {
  test.each(['40P01', '40001', '23505'])(
    'a transaction that conflicts with another one is tried again after %s, with no connection held meanwhile',
    async (code) => {
      const { pool, steps, pause } = noting();
      expect(await withRetries(pool, failing(2, conflict(code)), pause)).toBe('done');
      expect(steps).toEqual(['rollback', 'release', 'pause 1', 'rollback', 'release', 'pause 2', 'release']);
    },
  );

  test('a transaction that conflicts with another one is given up after twelve attempts, with the error of the last', async () => {
    const { pool, steps, pause } = noting();
    const error = conflict('40P01');
    expect(await withRetries(pool, failing(11, error), pause)).toBe('done');
    await expect(withRetries(pool, failing(12, error), pause)).rejects.toBe(error);
    expect(steps.filter((step) => step.startsWith('pause'))).toHaveLength(22);
  });

  test('a conflicting transaction waits longer after each conflict, and never longer than half a second', () => {
    const pauses = Array.from({ length: 12 }, (_, index) => longestPause(index + 1));
    expect(pauses.slice(0, 4)).toEqual([5, 10, 20, 40]);
    expect(Math.max(...pauses)).toBe(500);
  });
});

test('a transaction that fails for another reason is not tried again', async () => {
  const { pool, steps, pause } = noting();
  const error = conflict('23514');
  await expect(withRetries(pool, failing(1, error), pause)).rejects.toBe(error);
  expect(steps).toEqual(['rollback', 'release']);
});
