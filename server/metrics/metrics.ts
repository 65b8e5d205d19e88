import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Bounds of histograms, seconds: a scan is answered within one. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counters and histograms of one process, which its parts write; Prometheus reads them. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requestSeconds = new Histogram({
    name: 'shweli_request_seconds',
    help: 'Time of answered requests, by class of rate limit and by status.',
    labelNames: ['class', 'status'],
    buckets: SECONDS,
    registers,
  });
  return {
    registry,
    commands: new Counter({
      name: 'shweli_commands_total',
      help: 'Commands that people proposed, by verdict.',
      labelNames: ['verdict'],
      registers,
    }),
    commandSeconds: new Histogram({
      name: 'shweli_command_seconds',
      help: 'Time from a proposal to its verdicts, the wait for a transaction included.',
      buckets: SECONDS,
      registers,
    }),
    refusedAttempts: new Counter({
      name: 'shweli_refused_attempts_total',
      help: 'Reasons that refused commands were given, by code.',
      labelNames: ['code'],
      registers,
    }),
    /** Counts an answer with its time. */
    answered: (rateClass: string, status: number, seconds: number): void =>
      requestSeconds.observe({ class: rateClass, status: `${Math.floor(status / 100)}xx` }, seconds),
    signIns: new Counter({
      name: 'shweli_sign_ins_total',
      help: 'Attempts to sign in and other events of accounts, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    pushMessages: new Counter({
      name: 'shweli_push_messages_total',
      help: 'Messages on new assignments to push services: sent, failed (tried again for an hour), gone (the browser is no more).',
      labelNames: ['outcome'],
      registers,
    }),
    reads: new Counter({
      name: 'shweli_reads_total',
      help: 'Reads of lists, figures, exports and audit, by the PostgreSQL that answered: the primary alone without DATABASE_READ_URL.',
      labelNames: ['from'],
      registers,
    }),
    troubles: new Counter({
      name: 'shweli_background_troubles_total',
      help: 'Failures of work in the background; the log has each.',
      registers,
    }),
    gauge: <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
      new Gauge({ name, help, labelNames: [...labelNames], registers }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
