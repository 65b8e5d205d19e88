import { parentPort } from 'node:worker_threads';
import { produce, type Wanted } from './produce.ts';

/** The thread that draws labels: a hundred of them take seconds, which no request waits for. One order after another. */
parentPort?.on('message', ({ turn, wanted }: { turn: number; wanted: Wanted }) => {
  produce(wanted).then(
    (produced) => parentPort?.postMessage({ turn, produced }),
    (error: unknown) => parentPort?.postMessage({ turn, error: error instanceof Error ? error.stack : String(error) }),
  );
});
