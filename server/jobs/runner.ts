import { hostname } from 'node:os';
import type pg from 'pg';
import type { Job } from './job.ts';
import { beat, finish, giveBack, install, take, type Taken } from './table.ts';

export interface JobRunnerParts {
  readonly pool: pg.Pool;
  readonly jobs: readonly Job[];
  readonly onTrouble: (error: unknown) => void;
  readonly clock?: () => Date;
  /** Names the process in the history. */
  readonly process?: string;
}

const LOOK_MS = 1000;
const BEAT_MS = 5000;
/** A failed run is tried again so much later, if the clock does not ask for it before. */
const AGAIN_MS = 300_000;

/** Runs jobs as they fall due, one after another, taking turns with every other process on the same database. */
export function createJobRunner({ pool, jobs, onTrouble, clock = () => new Date(), ...named }: JobRunnerParts) {
  const self = named.process ?? `${hostname()}:${process.pid}`;
  const names = jobs.map(({ name }) => name);
  const stopping = new AbortController();
  const now = (): string => clock().toISOString();
  let timer: NodeJS.Timeout | null = null;
  let working: Promise<void> | null = null;
  let again = false;
  let installed = false;

  const work = async (taken: Taken): Promise<void> => {
    const job = jobs.find(({ name }) => name === taken.name);
    if (!job) return;
    const started = now();
    const lost = new AbortController();
    const beating = setInterval(() => {
      beat(pool, taken, now()).then((isOurs) => isOurs || lost.abort(), onTrouble);
    }, BEAT_MS).unref();
    try {
      const signal = AbortSignal.any([stopping.signal, lost.signal]);
      const result = await job.work({ now: started, run: taken.run, askedBy: taken.askedBy, signal });
      if (signal.aborted) await giveBack(pool, taken, now());
      else await finish(pool, taken, { result, error: null, nextRun: job.next(started) }, now());
    } catch (cause) {
      onTrouble(cause);
      const error = cause instanceof Error ? cause.message : String(cause);
      const soon = new Date(Date.parse(started) + AGAIN_MS).toISOString();
      const next = job.next(started);
      await finish(
        pool,
        taken,
        { result: null, error, nextRun: soon < next && job.waits !== true ? soon : next },
        now(),
      );
    } finally {
      clearInterval(beating);
    }
  };

  /** Does everything that is due now, and answers how many runs that were. */
  const runDue = async (): Promise<number> => {
    if (!installed) await install(pool, jobs, now());
    installed = true;
    for (let runs = 0; ; runs += 1) {
      const taken = stopping.signal.aborted ? null : await take(pool, names, self, now());
      if (taken === null) return runs;
      await work(taken);
    }
  };

  const look = (): void => {
    if (stopping.signal.aborted) return;
    if (working) {
      again = true;
      return;
    }
    if (timer) clearTimeout(timer);
    again = false;
    working = runDue()
      .then(() => undefined, onTrouble)
      .finally(() => {
        working = null;
        if (!stopping.signal.aborted) timer = setTimeout(look, again ? 0 : LOOK_MS).unref();
      });
  };

  return {
    start: look,
    /** A run was asked for here: no need to wait for the next look. */
    wake: look,
    runDue,
    stop: async (): Promise<void> => {
      stopping.abort();
      if (timer) clearTimeout(timer);
      await working;
    },
  };
}

export type JobRunner = ReturnType<typeof createJobRunner>;
