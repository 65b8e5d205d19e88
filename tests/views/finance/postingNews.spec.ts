import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POSTING_TYPES } from '#machines/postings/index.ts';
import { Failed } from '#services/failure.ts';
import type { LiveEvent } from '#services/live/protocol.ts';
import type { Filter, Row } from '#services/page.ts';
import { postingsOf } from '#views/finance/ledger/postingNews.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const happened = (position: number, type = POSTING_TYPES[0] ?? ''): LiveEvent => ({
  position,
  type,
  machine: 'order',
  id: `O${position}`,
  version: 1,
  actor: null,
  recordedAt: '2026-11-20T05:00:00.000Z',
});
const linesOf = (entry: number): Row[] =>
  [1, 2].map((line) => ({ id: `${entry}-${line}`, version: 1, state: 'recorded', code: null, entry }));

/** Listens to the lines of some events; `answers` are those of the server, in turn. */
function listening(answer: (entries: readonly number[]) => Promise<readonly Row[]>) {
  const events = new Subject<LiveEvent>();
  const asked: Filter[] = [];
  const heard: { readonly machine: string; readonly id: string }[] = [];
  const listener = postingsOf(events, (_, { filters = [] }) => {
    asked.push(...filters);
    return answer(filters.flatMap(({ value }) => value as number[]));
  }).subscribe(({ machine, id }) => heard.push({ machine, id }));
  return { events, asked, heard, listener };
}

const all = (entries: readonly number[]): Promise<readonly Row[]> => Promise.resolve(entries.flatMap(linesOf));

test('lines of gathered events are read once, by their entries, and only of events that may post', async () => {
  const { events, asked, heard } = listening(all);
  for (const event of [happened(7), happened(8, 'order.warehoused'), happened(9)]) events.next(event);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([{ field: 'entry', op: 'in', value: [7, 9] }]);
  expect(heard).toEqual(['7-1', '7-2', '9-1', '9-2'].map((id) => ({ machine: 'posting', id })));
  events.next(happened(10));
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toHaveLength(6);
});

test('a bulk act is read in several parts, each line once', async () => {
  const { events, asked, heard } = listening(all);
  for (let position = 0; position < 250; position += 1) events.next(happened(position));
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.map(({ value }) => (value as number[]).length)).toEqual([100, 100, 50]);
  expect(new Set(heard.map(({ id }) => id)).size).toBe(500);
  expect(heard).toHaveLength(500);
});

test('a reading that fails loses its own lines only', async () => {
  let turns = 0;
  const { events, heard } = listening((entries) => {
    turns += 1;
    return turns === 1 ? Promise.reject(new Failed({ kind: 'offline' })) : all(entries);
  });
  events.next(happened(1));
  await vi.advanceTimersByTimeAsync(1000);
  events.next(happened(2));
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard.map(({ id }) => id)).toEqual(['2-1', '2-2']);
});
