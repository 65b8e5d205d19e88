import { isPassing, type Failure } from './failure.ts';
import { askingDelay } from './live/backoff.ts';

/**
 * Reads again in a while after a failure that passes, out of step with others; returns how to cancel. What is shown
 * would else stay as it was, although the page has heard that it changed. `random` is in [0, 1).
 */
export function readAgain(failure: Failure | null, read: () => void, random = Math.random()): () => void {
  if (failure === null || !isPassing(failure)) return () => {};
  const timer = setTimeout(read, askingDelay('answers', random));
  return () => clearTimeout(timer);
}
