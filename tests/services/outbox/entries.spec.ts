import { BehaviorSubject, NEVER } from 'rxjs';
import { expect, test, vi } from 'vitest';
import type { KeptEntry } from '#services/outbox/entry.ts';
import { outbox } from '#services/outbox/outbox.ts';
import { entryOf } from './world.ts';

const { person, reads } = vi.hoisted(() => ({
  person: { next: (_user: string | null): void => {} },
  reads: [] as ((entries: readonly KeptEntry[]) => void)[],
}));

vi.mock(import('#services/outbox/person.ts'), () => {
  const person$ = new BehaviorSubject<string | null>(null);
  person.next = (user) => person$.next(user);
  return { person$, whenLineMayBeBack$: NEVER };
});
vi.mock(import('#services/outbox/sendAlone.ts'), () => ({ sendAlone: () => () => {} }));
vi.mock(import('#services/outbox/outboxStore.ts'), async (original) => ({
  ...(await original()),
  browserOutboxStore: {
    all: () => new Promise((resolve) => void reads.push((entries) => resolve([...entries]))),
    add: () => Promise.reject(new Error('not here')),
    change: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  },
}));

test('nothing is said of a person’s entries before they are read, and nothing of them after the sign-out', async () => {
  await vi.waitFor(() => expect(heard()).toEqual([[]]));
  person.next('clerk');
  expect(heard()).toEqual([]);
  await vi.waitFor(() => expect(reads).toHaveLength(1));
  reads[0]?.([{ ...entryOf('scan-1'), place: 1 }]);
  await vi.waitFor(() => expect(heard()).toEqual([['scan-1']]));
  person.next(null);
  expect(heard()).toEqual([[]]);
});

/** Keys of the entries that somebody hears who begins to listen now. */
function heard(): string[][] {
  const lists: string[][] = [];
  outbox.entries$.subscribe((entries) => void lists.push(entries.map(({ key }) => key))).unsubscribe();
  return lists;
}
