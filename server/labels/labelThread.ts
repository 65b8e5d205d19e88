import { parentPort } from 'node:worker_threads';
import { produce, type LabelJob } from './produce.ts';

/** Draws labels in a thread of its own, one job after another: a hundred labels take seconds. */
parentPort?.on('message', ({ turn, wanted }: { turn: number; wanted: LabelJob }) => {
  produce(wanted).then(
    (produced) => parentPort?.postMessage({ turn, produced }),
    (error: unknown) => parentPort?.postMessage({ turn, error: error instanceof Error ? error.stack : String(error) }),
  );
});
