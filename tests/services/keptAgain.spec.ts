import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Failed } from '#services/failure.ts';
import { askAgain, lastSeen, orLastSeen, renewed$ } from '#services/kept/lastSeen.ts';
import type { Seen } from '#services/kept/store.ts';
import { session } from '#services/session.ts';

const kept = new Map<string, Seen<unknown>>();

vi.mock(import('#services/kept/store.ts'), async (original) => ({
  ...(await original()),
  keep: async (_user, name, value) => void kept.set(name, { value, asOf: '2026-11-30T04:30:00.000Z' }),
  recall: async (_user, name) => kept.get(name) ?? null,
}));

let failure: 'offline' | 'aborted' | null = null;
const read = (name: string): Promise<string> =>
  orLastSeen(
    name,
    z.string(),
    async () => {
      if (failure !== null) throw new Failed({ kind: failure });
      return 'fresh';
    },
    (value) => value,
  );
/** Shows something as this browser kept it. */
const showKept = async (name: string): Promise<void> => {
  kept.set(name, { value: 'kept', asOf: '2026-11-30T04:30:00.000Z' });
  failure = 'offline';
  expect(await read(name)).toBe('kept');
};

beforeEach(() => {
  const snapshot = session.getSnapshot();
  const context = { ...snapshot.context, user: { id: 'S1' } };
  vi.spyOn(session, 'getSnapshot').mockReturnValue({ ...snapshot, context } as never);
});
afterEach(async () => {
  failure = null;
  await askAgain();
  vi.restoreAllMocks();
});

test('what is shown as it was last seen is asked for again, and is last seen no more once it is answered', async () => {
  const renewed: string[] = [];
  const subscription = renewed$.subscribe((name) => renewed.push(name));
  await showKept('register/branch');
  await showKept('scanning/directions');
  await askAgain();
  expect([...lastSeen().keys()]).toEqual(['register/branch', 'scanning/directions']);
  expect(renewed).toEqual([]);
  failure = null;
  await askAgain();
  expect(lastSeen().size).toBe(0);
  expect(renewed.toSorted()).toEqual(['register/branch', 'scanning/directions']);
  expect(kept.get('register/branch')?.value).toBe('fresh');
  subscription.unsubscribe();
});

test('what no screen asks for any more is no longer shown as it was last seen', async () => {
  await showKept('scanning/arrivalScan/ARS1');
  failure = 'aborted';
  await askAgain();
  expect(lastSeen().size).toBe(0);
});
