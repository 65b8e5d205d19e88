import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateClass } from '../policy.ts';
import { Problem } from './errors.ts';

/** Limits of the reads that one process handles. */
export interface AdmissionLimits {
  /** Reads handled at once while commands are fast, and while they are slow. */
  readonly most: number;
  readonly least: number;
  /** Reads that wait for their turn; a further one is shed. */
  readonly mostWaiting: number;
  /** Longest wait, milliseconds; then a read is shed. */
  readonly patienceMs: number;
}

/** Reads handled at once leave most connections to the database, and the time between their steps, to commands. */
export const ADMISSION: AdmissionLimits = { most: 6, least: 1, mostWaiting: 100, patienceMs: 1500 };

/** Time of a command above which reads make room, milliseconds: well below the second within which scans are answered. */
const SLOW_MS = 250;
/** Share of slow commands that makes reads give room, and the interval over which it is counted. */
const SLOW_SHARE = 0.1;
const INTERVAL_MS = 200;

/** Classes that are shed before any work of the company. */
const SHEDDABLE: ReadonlySet<RateClass> = new Set(['read', 'tracking', 'export']);

/** Shed readers come back at different times, because clients add a random part. */
const RETRY_SECONDS = 2;

const overloaded = (): Problem => new Problem('overloaded', { retryAfter: RETRY_SECONDS });

/** Counts the reads in progress: admits a few, lets some wait, and sheds the rest. */
export const createAdmission = ({ most, least, mostWaiting, patienceMs }: AdmissionLimits) => {
  let limit = most;
  let running = 0;
  const waiting = new Set<() => void>();
  let commands = 0;
  let slow = 0;
  let countedAt = 0;

  const fill = (): void => {
    for (const begin of waiting) {
      if (running >= limit) return;
      running += 1;
      begin();
    }
  };

  const leave = (): void => {
    running -= 1;
    fill();
  };

  /** Returns a function that ends the read, once however often it is called. */
  const admitted = (): (() => void) => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      leave();
    };
  };

  return {
    /** True if a further read would be shed at once. */
    isFull: (): boolean => running >= limit && waiting.size >= mostWaiting,
    /** Notes the time of a command, milliseconds. Halves the number of reads while commands are slow. */
    noteCommand: (took: number, now: number): void => {
      commands += 1;
      if (took > SLOW_MS) slow += 1;
      if (now - countedAt < INTERVAL_MS) return;
      limit = slow > commands * SLOW_SHARE ? Math.max(least, Math.floor(limit / 2)) : Math.min(most, limit + 1);
      commands = 0;
      slow = 0;
      countedAt = now;
      fill();
    },
    /** Waits for a turn and returns how to end it. Throws a Problem when there is none in time. */
    enter: async (): Promise<() => void> => {
      if (running < limit) {
        running += 1;
        return admitted();
      }
      if (waiting.size >= mostWaiting) throw overloaded();
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(begin);
          reject(overloaded());
        }, patienceMs);
        const begin = (): void => {
          clearTimeout(timer);
          waiting.delete(begin);
          resolve();
        };
        waiting.add(begin);
      });
      return admitted();
    },
  };
};

/**
 * Sheds reads with 503 before commands become slow. A read takes its turn when its body has arrived and returns it
 * before its answer is sent. No slow client holds one.
 */
export const shedReads = (
  app: FastifyInstance,
  limits: AdmissionLimits,
  rateClassOf: (request: FastifyRequest) => RateClass | null,
): void => {
  const admission = createAdmission(limits);
  const turns = new WeakMap<FastifyRequest, () => void>();
  const isSheddable = (request: FastifyRequest): boolean => {
    const rateClass = rateClassOf(request);
    return rateClass !== null && SHEDDABLE.has(rateClass);
  };
  // Before the caller is identified, because that asks the database.
  app.addHook('onRequest', async (request) => {
    if (isSheddable(request) && admission.isFull()) throw overloaded();
  });
  app.addHook('preHandler', async (request, reply) => {
    if (!isSheddable(request)) return;
    const end = await admission.enter();
    turns.set(request, end);
    reply.raw.once('close', end);
  });
  app.addHook('onSend', async (request) => turns.get(request)?.());
  app.addHook('onResponse', async (request, reply) => {
    if (rateClassOf(request) === 'import') admission.noteCommand(reply.elapsedTime, performance.now());
  });
};
