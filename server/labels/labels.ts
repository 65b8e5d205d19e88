import { Worker } from 'node:worker_threads';
import type { LabelOutput, LabelJob } from './produce.ts';

interface Answer {
  readonly turn: number;
  readonly produced?: LabelOutput;
  readonly error?: string;
}

interface Waiting {
  readonly resolve: (produced: LabelOutput) => void;
  readonly reject: (error: Error) => void;
}

const HEAP_MEGABYTES = 256;
const TIMEOUT_MS = 60_000;

let thread: Worker | null = null;
let turns = 0;
const waiting = new Map<number, Waiting>();

/** Handles the loss of the thread: rejects the waiting jobs; the next one starts another thread. */
function handleLoss(of: Worker, error: Error): void {
  if (thread !== of) return;
  thread = null;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

function startThread(): Worker {
  const fresh = new Worker(new URL('./labelThread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  fresh.on('message', ({ turn, produced, error }: Answer) => {
    const own = waiting.get(turn);
    waiting.delete(turn);
    if (produced) own?.resolve(produced);
    else own?.reject(new Error(error));
    if (waiting.size === 0) fresh.unref();
  });
  fresh.on('error', (error) => handleLoss(fresh, error instanceof Error ? error : new Error(String(error))));
  fresh.on('exit', () => handleLoss(fresh, new Error('The label thread ended')));
  return fresh;
}

/** Draws labels in a worker thread; it is kept, with its fonts, until the program ends. */
export function drawLabels(wanted: LabelJob): Promise<LabelOutput> {
  thread ??= startThread();
  const worker = thread;
  const turn = (turns += 1);
  worker.ref();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      void worker.terminate();
      handleLoss(worker, new Error('The label thread did not answer in time'));
    }, TIMEOUT_MS);
    const settled =
      <Value>(then: (value: Value) => void) =>
      (value: Value): void => {
        clearTimeout(late);
        then(value);
      };
    waiting.set(turn, { resolve: settled(resolve), reject: settled(reject) });
    worker.postMessage({ turn, wanted });
  });
}
