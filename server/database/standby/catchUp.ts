import { setTimeout as pause } from 'node:timers/promises';

/** Interval between two questions while somebody waits, milliseconds. */
const EVERY_MS = 2;

interface Waiter {
  readonly place: number;
  readonly timer: NodeJS.Timeout;
  readonly resolve: (isReached: boolean) => void;
}

/**
 * Waits until a standby shows a place of the log. All who wait share the questions. After a place that was waited for in
 * vain, nobody waits before the standby has come to it.
 */
export function createCatchUp(shown: () => Promise<number>) {
  const waiters = new Set<Waiter>();
  let reached = 0;
  let missed = 0;
  let isAsking = false;

  const settle = (waiter: Waiter, isReached: boolean): void => {
    if (!waiters.delete(waiter)) return;
    clearTimeout(waiter.timer);
    if (!isReached) missed = Math.max(missed, waiter.place);
    waiter.resolve(isReached);
  };

  const ask = async (): Promise<void> => {
    isAsking = true;
    try {
      while (waiters.size > 0) {
        reached = Math.max(reached, await shown());
        for (const waiter of waiters) if (waiter.place <= reached) settle(waiter, true);
        if (waiters.size > 0) await pause(EVERY_MS);
      }
    } catch {
      for (const waiter of waiters) settle(waiter, false);
    } finally {
      isAsking = false;
    }
  };

  return {
    /** Learns how far the standby is; a lower place is that of another one. */
    learn: (place: number): void => {
      if (place < reached) missed = 0;
      reached = place;
    },
    /** Returns whether the standby shows a place, at the latest after this time. */
    reaches: (place: number, patienceMs: number): Promise<boolean> => {
      if (place <= reached) return Promise.resolve(true);
      if (reached < missed) return Promise.resolve(false);
      return new Promise((resolve) => {
        const waiter: Waiter = { place, resolve, timer: setTimeout(() => settle(waiter, false), patienceMs) };
        waiters.add(waiter);
        if (!isAsking) void ask();
      });
    },
  };
}
