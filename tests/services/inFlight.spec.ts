import { describe, expect, it } from 'vitest';
import { inFlight } from '#services/inFlight.ts';

describe('a read that several parts of a screen make', () => {
  it('a read that several parts of a screen make is made once while it has no answer, and again afterwards', async () => {
    let reads = 0;
    const read = () => Promise.resolve((reads += 1));
    await expect(Promise.all([inFlight('a', read), inFlight('a', read), inFlight('b', read)])).resolves.toEqual([
      1, 1, 2,
    ]);
    await expect(inFlight('a', read)).resolves.toBe(3);
  });

  it('a read that several parts of a screen make fails for all that wait for it, and is made again afterwards', async () => {
    const fail = () => Promise.reject(new Error('no line'));
    const both = [inFlight('a', fail), inFlight('a', fail)];
    await expect(Promise.allSettled(both)).resolves.toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    await expect(inFlight('a', () => Promise.resolve(1))).resolves.toBe(1);
  });
});
