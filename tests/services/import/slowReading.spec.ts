import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Unusable } from '#services/import/bounds.ts';
import type { WorkerAnswer, WorkerTask } from '#services/import/messages.ts';
import { inWorker } from '#services/import/worker.ts';

const MINUTE_MS = 60_000;

let tell: (answer: WorkerAnswer) => void;
const ended = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  ended.mockReset();
  vi.stubGlobal('location', new URL('http://shweli.example/sender/mailList'));
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate = ended;
      postMessage(): void {
        tell = (data) => void this.dispatchEvent(new MessageEvent('message', { data }));
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const task = { task: 'read' } as WorkerTask;
const settledAs = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof Unusable ? error.refusal.id : 'failed'),
  );

test('a file is read as long as it goes on, however slow the computer is', async () => {
  const progress = vi.fn();
  const reading = settledAs(inWorker(task, progress));
  for (let done = 1; done <= 10; done += 1) {
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    tell({ answer: 'progress', done, total: 10 });
  }
  tell({ answer: 'rows' } as WorkerAnswer);
  expect(await reading).toBe('read');
  expect(progress).toHaveBeenCalledTimes(10);
  expect(ended).toHaveBeenCalledOnce();
});

test('a file of which nothing is heard any more is refused as too slow, and its worker ended', async () => {
  const reading = settledAs(inWorker(task));
  tell({ answer: 'progress', done: 1, total: 10 });
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(await reading).toBe('tooSlow');
  expect(ended).toHaveBeenCalledOnce();
});
