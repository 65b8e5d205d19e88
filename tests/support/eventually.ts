import { vi } from 'vitest';
import { PATIENCE } from './patience.ts';

const LIMIT = { timeout: 60_000 * PATIENCE, interval: 20 };

/** Repeats work until it throws no more, and returns its result; gives up where only a hang takes so long. */
export const eventually = <Result>(work: () => Result | Promise<Result>): Promise<Result> => vi.waitFor(work, LIMIT);

/** Repeats a question until the answer is yes. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  await vi.waitUntil(isSo, LIMIT);
};
