import { serveParent, type Answer } from './serveParent.ts';
import { startChild, type Child, type Listeners } from './startChild.ts';

/**
 * A program of the server that runs in a process of its own, with the messages that both ends agree on. The process is for
 * work that takes long or much memory: a fault of it ends no other process.
 */
export interface ChildProgram<To, From> {
  /** Starts the program; it ends with its parent. */
  readonly start: (listeners: Listeners<From>) => Child<To>;
  /** Called by the program: handles the messages of its parent; a fault ends it and is reported. */
  readonly serve: (handle: (message: To, answer: Answer<From>) => Promise<void>) => void;
}

/** Declares the program in a file, with the most memory for its objects; one that needs more is ended. */
export const childProgram = <To, From>(file: URL, heapMegabytes: number): ChildProgram<To, From> => ({
  start: (listeners) => startChild(file, heapMegabytes, listeners as Listeners<unknown>),
  serve: (handle) => serveParent((message, answer) => handle(message as To, answer)),
});
