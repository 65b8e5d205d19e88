import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askBeforeLeaving, QUESTION_WITHIN_MS } from '#views/shell/askBeforeLeaving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['asks where the question is there', () => Promise.resolve(), 'asked'],
  ['leaves unasked without a line', () => Promise.reject(new TypeError('no line')), 'left'],
  ['leaves unasked over a line that never answers', () => new Promise<void>(() => {}), 'left'],
])('%s', async (_, prepare, wanted) => {
  const done: string[] = [];
  const ended = askBeforeLeaving(
    prepare,
    () => done.push('asked'),
    () => done.push('left'),
  );
  await vi.advanceTimersByTimeAsync(QUESTION_WITHIN_MS);
  await ended;
  expect(done).toEqual([wanted]);
});
