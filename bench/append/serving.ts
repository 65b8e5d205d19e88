import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A server that answers, somebody signed in to it, its database, and the orders that it has. */
export interface Served {
  readonly address: string;
  readonly authorization: string;
  readonly url: string;
  readonly ids: readonly string[];
}

/** Starts a server with so many orders that shares no process with whoever is measured beside it. */
export async function startServing(orders: number): Promise<Served & { end(): Promise<void> }> {
  const child = fork(new URL('./serving.process.ts', import.meta.url), [String(orders)]);
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code}.`);
  });
  const [served] = (await Promise.race([once(child, 'message'), failed])) as [Served];
  failed.catch(() => undefined);
  const end = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.send('end');
    await ended;
  };
  return { ...served, end };
}
