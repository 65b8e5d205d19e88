import { lastPlace } from '../store/history.ts';
import { followLog, sweepNext, type AuditParts } from './follow.ts';
import { createPace, type Pace } from './pace.ts';

/** What was touched is examined well within a second. */
const FOLLOW_MS = 300;
const SWEEP_MS = 6000;
/** One percent of all lives a minute. */
const SWEEP_SHARE = 0.01 / (60_000 / SWEEP_MS);
/** A server that has just started has better things to do. */
const SETTLED_MS = 30_000;
/** Looking after the writers never takes more than a third of the time, and a twentieth in a rush: it falls behind, and catches up after it. */
const REST: Readonly<Record<Pace, number>> = { calm: 2, rush: 19 };

/**
 * Looks for contradictions in the records while the server runs (reliability.md 5): in what was just touched, and in
 * everything round and round; a job looks into everything at night. Any number of processes may; each piece of work is one's.
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
      const met = await work().catch((error: unknown): Pace => {
        onTrouble(error);
        return 'calm';
      });
      const took = performance.now() - begun;
      if (stopped) return;
      later(Math.max(every, took * REST[met]), run);
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
