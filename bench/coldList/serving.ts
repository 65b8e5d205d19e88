import { fork } from 'node:child_process';
import { once } from 'node:events';

/** The server under measurement. */
export interface Served {
  readonly address: string;
  readonly end: () => Promise<void>;
}

/** Starts the server on a demonstration world in a process of its own, apart from the measuring one. */
export async function startServing(orders: number): Promise<Served> {
  const child = fork(new URL('./serving.process.ts', import.meta.url), [String(orders)]);
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code}.`);
  });
  const [address] = (await Promise.race([once(child, 'message'), failed])) as [string];
  failed.catch(() => undefined);
  const end = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.send('end');
    await ended;
  };
  return { address, end };
}
