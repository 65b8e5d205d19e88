import { setImmediate } from 'node:timers/promises';

/** So long may work beside the commands hold them up at once, milliseconds. */
const AT_ONCE_MS = 5;

/** Between two pieces of long work: lets whoever waits have a turn, if the work has gone on for some milliseconds. */
export const createYieldToCommands = (atOnceMs = AT_ONCE_MS) => {
  let begun = performance.now();
  return async (): Promise<void> => {
    if (performance.now() - begun < atOnceMs) return;
    await setImmediate();
    begun = performance.now();
  };
};
