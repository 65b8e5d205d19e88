import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts a program that serves orders in a process of its own, apart from the measuring one. Returns what it sent. */
export async function startServing<Served extends object>(
  program: URL,
  orders: number,
): Promise<Served & { readonly end: () => Promise<void> }> {
  const child = fork(program, [String(orders)]);
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

/** Sends what the measuring process needs to know, and ends this one when that asks for it or is gone. */
export function serveMeasuring(served: object, close: () => Promise<void>): void {
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    void close().then(() => process.exit(0));
  };
  process.once('message', end);
  // The measuring process was killed.
  process.once('disconnect', end);
  process.send?.(served);
}
