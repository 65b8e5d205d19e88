import { setImmediate } from 'node:timers/promises';

/** Longest work in one go before waiting commands run, in milliseconds. */
const AT_ONCE_MS = 5;

/** Yields to the event loop between two pieces of long work, if the work has lasted some milliseconds. */
export const createYieldToCommands = (atOnceMs = AT_ONCE_MS) => {
  let begun = performance.now();
  return async (): Promise<void> => {
    if (performance.now() - begun < atOnceMs) return;
    await setImmediate();
    begun = performance.now();
  };
};
