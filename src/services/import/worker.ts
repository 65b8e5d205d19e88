import address from './import.worker.ts?worker&url';
import { trustedAddress } from '../trusted.ts';
import type { WorkerAnswer, WorkerTask } from './messages.ts';
import { Unusable } from './bounds.ts';

/** A file of which the worker says nothing for longer than this is refused, milliseconds: a slow computer goes on. */
const MOST_SILENT_MS = 120_000;

type Settled = Extract<WorkerAnswer, { answer: 'file' | 'rows' }>;

/** Gives a task to a worker of its own, which ends with it: nothing of a file outlives its reading. */
export const inWorker = (task: WorkerTask, onProgress?: (done: number, total: number) => void): Promise<Settled> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(trustedAddress(address), { type: 'module', name: 'import' });
    const end = (act: () => void): void => {
      clearTimeout(timer);
      worker.terminate();
      act();
    };
    const refuse = (id: 'tooSlow' | 'unreadable') => (): void => end(() => reject(new Unusable({ id })));
    let timer = setTimeout(refuse('tooSlow'), MOST_SILENT_MS);
    worker.addEventListener('error', refuse('unreadable'));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.answer === 'progress') {
        clearTimeout(timer);
        timer = setTimeout(refuse('tooSlow'), MOST_SILENT_MS);
        onProgress?.(data.done, data.total);
      } else if (data.answer === 'refused') end(() => reject(new Unusable(data.refusal)));
      else if (data.answer === 'broken') refuse('unreadable')();
      else end(() => resolve(data));
    });
    worker.postMessage(task);
  });
