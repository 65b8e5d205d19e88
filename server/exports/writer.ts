import { Worker } from 'node:worker_threads';
import type { FromWriter, ToWriter, WriterStart } from './messages.ts';

const HEAP_MEGABYTES = 256;

/** Starts the writer thread and exchanges one message and one answer with it at a time. */
export async function startWriter(start: WriterStart) {
  const thread = new Worker(new URL('./writerThread.ts', import.meta.url), {
    workerData: start,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  let settle: { resolve: (answer: FromWriter) => void; reject: (error: unknown) => void } | null = null;
  let broken: unknown = null;
  thread.on('message', (answer: FromWriter) => settle?.resolve(answer));
  thread.on('error', (error) => {
    broken = error;
    settle?.reject(error);
  });
  const nextMessage = (): Promise<FromWriter> =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
      if (broken !== null) reject(broken);
    });
  const exchange = (message: ToWriter): Promise<FromWriter> => {
    const answer = nextMessage();
    thread.postMessage(message);
    return answer;
  };
  await nextMessage();

  return {
    add: (rows: readonly string[]): Promise<unknown> => exchange({ rows }),
    finish: async () => {
      const answer = await exchange({ finish: true });
      if (!('content' in answer)) throw new Error('the writer thread returned no file');
      return answer;
    },
    end: (): Promise<unknown> => thread.terminate(),
  };
}
