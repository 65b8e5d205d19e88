import address from './import.worker.ts?worker&url';
import { trustedAddress } from '../trusted.ts';
import type { WorkerAnswer, WorkerTask } from './messages.ts';
import { Unusable } from './bounds.ts';

/** A file that makes the worker think longer than this is refused. */
const MOST_MS = 60_000;

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
    const timer = setTimeout(() => end(() => reject(new Unusable({ id: 'unreadable' }))), MOST_MS);
    worker.addEventListener('error', () => end(() => reject(new Unusable({ id: 'unreadable' }))));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.answer === 'progress') onProgress?.(data.done, data.total);
      else if (data.answer === 'refused') end(() => reject(new Unusable(data.refusal)));
      else if (data.answer === 'broken') end(() => reject(new Unusable({ id: 'unreadable' })));
      else end(() => resolve(data));
    });
    worker.postMessage(task);
  });
