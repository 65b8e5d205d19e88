import * as z from 'zod/mini';
import { ask, call, type AskOptions } from './http.ts';

const text = z.nullable(z.string());

const event = z.looseObject({
  number: z.number(),
  /** The running chain after it; null while it is sealed, as its hash. */
  chain: text,
  hash: text,
  prevHash: text,
  /** Whether all that the hash is made of is told: nothing is masked or sealed. */
  isWhole: z.boolean(),
  stream: z.string(),
  version: z.number(),
  type: z.string(),
  operation: z.nullish(z.number()),
  data: z.record(z.string(), z.unknown()),
  from: text,
  to: z.string(),
  recordedAt: z.string(),
  occurredAt: z.string(),
  requestedBy: text,
  machineVersion: z.number(),
  machineHash: z.string(),
  cause: text,
  correlation: text,
  actor: z.looseObject({ id: z.string(), name: z.string(), branch: text, onBehalfOf: text }),
});

/** One event of the log, with its number and its hashes. */
export type LogEvent = z.infer<typeof event>;

const events = call<number>()({ method: 'GET', path: (number) => `api/audit/events/${number}`, answer: event });

/** An event by its number in the log. */
export const readLogEvent = (number: number, options?: AskOptions): Promise<LogEvent> => ask(events, number, options);

const checkpoint = z.object({
  size: z.number(),
  root: z.string(),
  note: z.string(),
  key: z.string(),
  keys: z.array(z.string()),
  signedAt: z.string(),
});

/** What the server says of the log as a whole, signed. */
export type SignedTree = z.infer<typeof checkpoint>;

const checkpoints = call<void>()({ method: 'GET', path: 'api/audit/checkpoint', answer: checkpoint });

/** The latest signed checkpoint. */
export const readCheckpointNote = (options?: AskOptions): Promise<SignedTree> => ask(checkpoints, undefined, options);

const hashes = z.object({ hashes: z.array(z.string()) });

const inclusion = call<{ number: number; size: number }>()({
  method: 'GET',
  path: ({ number, size }) => `api/audit/inclusion/${number}?size=${size}`,
  answer: hashes,
});

/** The hashes that prove an event to be among the first `size`, hexadecimal. */
export const readInclusion = async (number: number, size: number, options?: AskOptions): Promise<readonly string[]> =>
  (await ask(inclusion, { number, size }, options)).hashes;

const both = z.object({
  machine: z.string(),
  life: z.string(),
  kind: z.enum(['secondPerson', 'money']),
  first: z.string(),
  second: z.string(),
  firstNumber: z.nullable(z.number()),
  secondNumber: z.nullable(z.number()),
  doneBy: z.string(),
  doneByName: text,
  branch: text,
  at: z.string(),
});

/** One person who did both steps of a case that two should do. */
export type BothDone = z.infer<typeof both>;

const duties = call<void>()({
  method: 'GET',
  path: 'api/audit/duties',
  answer: z.object({ cases: z.array(both), total: z.number() }),
});

/** The cases in which one person did both, the latest first, and how many there are. */
export const readBothDone = (
  options?: AskOptions,
): Promise<{ readonly cases: readonly BothDone[]; readonly total: number }> => ask(duties, undefined, options);

const consistency = call<{ from: number; to: number }>()({
  method: 'GET',
  path: ({ from, to }) => `api/audit/consistency?from=${from}&to=${to}`,
  answer: hashes,
});

/** The hashes that prove the first `to` events to begin with the first `from`, hexadecimal. */
export const readConsistency = async (from: number, to: number, options?: AskOptions): Promise<readonly string[]> =>
  (await ask(consistency, { from, to }, options)).hashes;

const SEEN = 'auditCheckpoint';
const seen = z.object({ key: z.string(), note: z.string() });

/** The checkpoint that this browser verified last; null where it verified none, or keeps nothing. */
export function seenCheckpoint(): z.infer<typeof seen> | null {
  try {
    return seen.safeParse(JSON.parse(localStorage.getItem(SEEN) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Remembers a checkpoint that was verified, to hold later ones against it. */
export const keepCheckpoint = ({ key, note }: z.infer<typeof seen>): void =>
  localStorage.setItem(SEEN, JSON.stringify({ key, note }));
