import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A running server with a signed-in session, its database and its orders. */
export interface Served {
  readonly address: string;
  readonly authorization: string;
  readonly url: string;
  readonly ids: readonly string[];
}

/** Starts a server with a number of orders in a process of its own, apart from the measuring one. */
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
