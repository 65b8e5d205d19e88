import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Queryable } from '#server/auth/queryable.ts';
import { createSerials } from '#server/store/serials.ts';

/** Counts the blocks taken from it; answers in a later turn of the event loop, as a database does. */
function sequence() {
  let taken = 0;
  const db = {
    query: async () => {
      taken += 1;
      const block = taken;
      await setImmediate();
      return { rows: [{ block }] };
    },
  } as unknown as Queryable;
  return { db, taken: () => taken };
}

describe('serial numbers', () => {
  it.each([
    { callers: 1, blocks: 1 },
    { callers: 100, blocks: 1 },
    { callers: 101, blocks: 2 },
    { callers: 350, blocks: 4 },
  ])(
    'serial numbers of $callers concurrent callers differ and come from $blocks blocks',
    async ({ callers, blocks }) => {
      const { db, taken } = sequence();
      const serials = createSerials(db);
      const given = await Promise.all(Array.from({ length: callers }, () => serials()));
      expect(new Set(given).size).toBe(callers);
      expect(taken()).toBe(blocks);
    },
  );

  it('serial numbers are given again after a block could not be taken', async () => {
    const { db } = sequence();
    let fails = true;
    const failing = { query: () => (fails ? Promise.reject(new Error('away')) : db.query('')) } as unknown as Queryable;
    const serials = createSerials(failing);
    await expect(Promise.all([serials(), serials()])).rejects.toThrow('away');
    fails = false;
    expect(await serials()).toBe(100);
  });
});
