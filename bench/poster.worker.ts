import { randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { createPoster } from './http.ts';
import { perSecond } from './measure.ts';
import { PRINTING } from './printing.ts';

interface Load {
  readonly address: string;
  readonly authorization: string;
  readonly lanes: number;
  readonly milliseconds: number;
  readonly ids: readonly string[];
}

const { address, authorization, lanes, milliseconds, ids } = workerData as Load;
const poster = createPoster(address, authorization, lanes);
let next = 0;

/** One command: the label of the next order printed again. */
const rate = await perSecond(lanes, milliseconds, async () => {
  next += 1;
  const id = ids[next % ids.length] ?? '';
  const answer = await poster.post(
    '/api/commands',
    JSON.stringify({ commands: [{ key: randomUUID(), machine: 'order', id, event: PRINTING }] }),
  );
  if (!answer.includes('"accepted"')) throw new Error(answer);
  return 1;
});
poster.close();
parentPort?.postMessage(rate);
