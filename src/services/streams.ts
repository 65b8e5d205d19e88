import * as z from 'zod/mini';
import { ask, call, type AskOptions } from './http.ts';
import { rowAnswer } from './page.ts';
import { refusalAnswer } from './propose.ts';

const stream = z.object({
  machine: z.string(),
  id: z.string(),
  version: z.number(),
  state: z.unknown(),
  code: z.nullish(z.number()),
  regions: z.record(z.string(), z.string()),
  context: z.record(z.string(), z.unknown()),
  row: rowAnswer,
  events: z.array(z.object({ type: z.string(), allowed: z.boolean(), refusals: z.array(refusalAnswer) })),
});

/** One life now, or as it was: its row, its facts, and for every event whether it is allowed and why not. */
export type Stream = z.infer<typeof stream>;

const record = z.looseObject({
  position: z.number(),
  stream: z.string(),
  version: z.number(),
  type: z.string(),
  operation: z.nullish(z.number()),
  data: z.record(z.string(), z.unknown()),
  from: z.nullish(z.string()),
  to: z.nullish(z.string()),
  recordedAt: z.string(),
  occurredAt: z.string(),
  actor: z.looseObject({ id: z.string(), name: z.string() }),
});

/** One event of a life as the log keeps it. */
export type StreamRecord = z.infer<typeof record>;

const streams = call<{ machine: string; id: string; at?: number | string | undefined }>()({
  method: 'GET',
  path: ({ machine, id, at }) =>
    `api/streams/${encodeURIComponent(machine)}/${encodeURIComponent(id)}` +
    (at === undefined ? '' : `?at=${encodeURIComponent(at)}`),
  answer: stream,
});

const records = call<{ machine: string; id: string; after: number; limit: number }>()({
  method: 'GET',
  path: ({ machine, id, after, limit }) =>
    `api/streams/${encodeURIComponent(machine)}/${encodeURIComponent(id)}/events?after=${after}&limit=${limit}`,
  answer: z.object({ records: z.array(record), total: z.number() }),
});

/** Lives that are worked on with a scanner: the last one of each is kept, to go on without a line. */
export const KEPT_LIVES: ReadonlySet<string> = new Set(['storageScan', 'arrivalScan', 'inventoryTask']);

/**
 * A life as it is, or as it was after a version (a number) or at a time (UTC ISO). Without a line, what is worked on with
 * a scanner is answered as it was last seen.
 */
export const readStream = (
  machine: string,
  id: string,
  at?: number | string,
  options?: AskOptions,
): Promise<Stream> => {
  const read = () => ask(streams, { machine, id, at }, options);
  if (at !== undefined || !KEPT_LIVES.has(machine)) return read();
  return import('./kept/answers.ts').then(({ streamOrLastSeen }) => streamOrLastSeen(machine, id, read));
};

/** The events of a life after a version, oldest first. */
export const readEvents = (
  machine: string,
  id: string,
  { after = 0, limit = 200 }: { after?: number; limit?: number } = {},
  options?: AskOptions,
): Promise<{ records: readonly StreamRecord[]; total: number }> => ask(records, { machine, id, after, limit }, options);

/** The most that the server answers at once. */
const LARGEST_READ = 1000;

/** Every event of a life after a version, oldest first: a count or a shipment may have thousands. */
export const allEvents = async (
  machine: string,
  id: string,
  after = 0,
  options?: AskOptions,
): Promise<readonly StreamRecord[]> => {
  const all: StreamRecord[] = [];
  for (;;) {
    const from = all.at(-1)?.version ?? after;
    const { records: next } = await readEvents(machine, id, { after: from, limit: LARGEST_READ }, options);
    all.push(...next);
    if (next.length < LARGEST_READ) return all;
  }
};
