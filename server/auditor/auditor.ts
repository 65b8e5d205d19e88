import { lastPlace } from '../store/history.ts';
import { followLog, sweepNext, type AuditParts } from './follow.ts';
import { createPace, type Pace } from './pace.ts';

/** Events are examined well within a second of being recorded. */
const FOLLOW_MS = 300;
const SWEEP_MS = 6000;
/** The rolling sweep examines one percent of all aggregates a minute. */
const SWEEP_SHARE = 0.01 / (60_000 / SWEEP_MS);
/** Delays the first run, because a server that has just started is busy. */
const SETTLED_MS = 30_000;
/**
 * Rest after each piece of work, as a multiple of the time that it took. Auditing takes at most a third of the time, a
 * twentieth in a rush.
 */
const REST: Readonly<Record<Pace, number>> = { calm: 2, rush: 19 };

/**
 * Looks for contradictions in the records while the server runs (reliability.md 5). It follows the log and sweeps all
 * aggregates in turn; a job examines everything at night. Any number of processes may run it: each piece of work is
 * done by one.
 */
export function createAuditor(parts: AuditParts, onTrouble: (error: unknown) => void) {
  let stopped = false;
  const timers = new Set<NodeJS.Timeout>();
  const working = new Set<Promise<void>>();
  const pace = createPace();

  const later = (milliseconds: number, work: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds).unref();
    timers.add(timer);
  };

  const repeat = (first: number, every: number, work: () => Promise<Pace>): void => {
    const turn = async (): Promise<void> => {
      const begun = performance.now();
      const currentPace = await work().catch((error: unknown): Pace => {
        onTrouble(error);
        return 'calm';
      });
      const took = performance.now() - begun;
      if (stopped) return;
      later(Math.max(every, took * REST[currentPace]), run);
    };
    const run = (): void => {
      const one = turn();
      working.add(one);
      void one.finally(() => working.delete(one));
    };
    later(first, run);
  };

  return {
    start: (): void => {
      repeat(0, FOLLOW_MS, async () => {
        await followLog(parts);
        const { position } = await lastPlace(parts.pool);
        return pace(position, performance.now());
      });
      repeat(SETTLED_MS, SWEEP_MS, () => sweepNext(parts, SWEEP_SHARE).then(() => 'calm'));
    },
    stop: async (): Promise<void> => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(working);
    },
  };
}
