import { hostname } from 'node:os';
import type pg from 'pg';
import { createPoller } from '../poller.ts';
import { traced } from '../tracing.ts';
import type { Job } from './job.ts';
import { heartbeat, finish, giveBack, install, take, type Taken } from './table.ts';

export interface JobRunnerParts {
  readonly pool: pg.Pool;
  readonly jobs: readonly Job[];
  readonly onTrouble: (error: unknown) => void;
  readonly clock?: () => Date;
  /** Returns whether this process knows what time it is; without it, it does. */
  readonly isClockRight?: () => boolean;
  /** Name of the process in the history. */
  readonly process?: string;
}

const POLL_MS = 1000;
const HEARTBEAT_MS = 5000;
/** Delay until a failed run is repeated, if it is not due before. */
const RETRY_MS = 300_000;

/** Runs due jobs one after another, in turn with every other process on the same database. */
export function createJobRunner({
  pool,
  jobs,
  onTrouble,
  clock = () => new Date(),
  isClockRight,
  ...named
}: JobRunnerParts) {
  const self = named.process ?? `${hostname()}:${process.pid}`;
  const names = jobs.map(({ name }) => name);
  const stopping = new AbortController();
  const now = (): string => clock().toISOString();
  let installed = false;

  const work = async (taken: Taken): Promise<void> => {
    const job = jobs.find(({ name }) => name === taken.name);
    if (!job) return;
    const started = now();
    const lost = new AbortController();
    const heartbeats = setInterval(() => {
      heartbeat(pool, taken, now()).then((isOurs) => isOurs || lost.abort(), onTrouble);
    }, HEARTBEAT_MS).unref();
    try {
      const signal = AbortSignal.any([stopping.signal, lost.signal]);
      const asked = { now: started, run: taken.run, askedBy: taken.askedBy, signal };
      const result = await traced('job', { attributes: { 'shweli.job': job.name }, links: [] }, () => job.work(asked));
      if (signal.aborted) await giveBack(pool, taken, now());
      else await finish(pool, taken, { result, error: null, nextRun: job.next(started) }, now());
    } catch (cause) {
      onTrouble(cause);
      const error = cause instanceof Error ? cause.message : String(cause);
      const soon = new Date(Date.parse(started) + RETRY_MS).toISOString();
      const next = job.next(started);
      await finish(
        pool,
        taken,
        { result: null, error, nextRun: soon < next && job.waits !== true ? soon : next },
        now(),
      );
    } finally {
      clearInterval(heartbeats);
    }
  };

  /** Runs everything that is due now and returns the number of runs. */
  const runDue = async (): Promise<number> => {
    if (isClockRight?.() === false) return 0;
    if (!installed) await install(pool, jobs, now());
    installed = true;
    for (let runs = 0; ; runs += 1) {
      const taken = stopping.signal.aborted ? null : await take(pool, names, self, now());
      if (taken === null) return runs;
      await work(taken);
    }
  };

  const poller = createPoller({ look: runDue, everyMs: POLL_MS, onTrouble });
  return {
    start: poller.start,
    /** Polls at once, after a run was requested in this process. */
    wake: poller.wake,
    runDue,
    stop: (): Promise<void> => {
      stopping.abort();
      return poller.stop();
    },
  };
}

export type JobRunner = ReturnType<typeof createJobRunner>;
