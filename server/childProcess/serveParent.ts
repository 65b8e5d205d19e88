import { flushCompileCache } from 'node:module';
import type { FromChild, ToChild } from './messages.ts';

/** Sends a message to the parent. */
export type Answer<From> = (message: From) => void;

/** Handles the messages of the parent process until it ends this one; a fault ends it and is reported. */
export function serveParent(handle: (message: unknown, answer: Answer<unknown>) => Promise<void>): void {
  // A parent that is gone ends this process anyway.
  const send = (frame: FromChild, sent = (): void => undefined): void => {
    process.send?.(frame, undefined, undefined, sent);
  };
  const fail = (error: unknown): void =>
    send({ fault: error instanceof Error ? error : new Error(String(error)) }, () => process.exit(1));
  // A signal to the group is for the parent, which ends its work in order and this process with it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', ({ message }: ToChild) => {
    handle(message, (answer) => send({ message: answer })).catch(fail);
  });
  // A killed process writes nothing: the cache is complete from here on.
  flushCompileCache();
}
