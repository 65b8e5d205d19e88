import { fork } from 'node:child_process';
import { once } from 'node:events';
import { COMPILED_CODE } from '../compiledCode.ts';
import type { FromChild, ToChild } from './messages.ts';

export interface Listeners<From> {
  readonly onMessage: (message: From) => void;
  /** Called at most once, when the child failed or ended by itself; not after `end`. */
  readonly onLoss: (error: Error) => void;
}

/** A running program in a process of its own. */
export interface Child<To> {
  readonly send: (message: To) => void;
  /** Keeps this program alive for the child, or no longer. */
  readonly hold: (isHeld: boolean) => void;
  /** Ends the child at once; resolves when it is gone. */
  readonly end: () => Promise<void>;
}

/** Starts a program that calls `serveParent`. */
export function startChild(file: URL, heapMegabytes: number, listeners: Listeners<unknown>): Child<unknown> {
  const child = fork(file, [], {
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    serialization: 'advanced',
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED_CODE },
  });
  let isLost = false;
  const lose = (error: Error): void => {
    if (isLost) return;
    isLost = true;
    listeners.onLoss(error);
  };
  child.on('message', (frame: FromChild) => {
    if ('fault' in frame) lose(frame.fault);
    else listeners.onMessage(frame.message);
  });
  child.on('error', lose);
  child.on('exit', (code, signal) => lose(new Error(`${file.pathname} ended by itself (${signal ?? code})`)));
  return {
    send: (message) => {
      const frame: ToChild = { message };
      // A child that is gone is reported by its end.
      child.send(frame, () => undefined);
    },
    hold: (isHeld) => {
      const method = isHeld ? 'ref' : 'unref';
      child[method]();
      child.channel?.[method]();
    },
    end: async () => {
      isLost = true;
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
