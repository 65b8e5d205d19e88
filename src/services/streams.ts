import { readEvents as readEventsCall, readStream as readStreamCall } from '#calls/streams.ts';
import { call, type AskOptions } from './http.ts';
import type { Stream, StreamRecord } from './stream.ts';

/** Aggregates that are worked on with a scanner: the last ones of each are kept, to go on without a line. */
export const KEPT_AGGREGATES: ReadonlySet<string> = new Set(['storageScan', 'arrivalScan', 'inventoryTask']);

/**
 * An aggregate as it is, or as it was after a version (a number) or at a time (UTC ISO). Without a line, what is worked on with
 * a scanner is answered as it was last seen.
 */
export const readStream = (
  machine: string,
  id: string,
  at?: number | string,
  options?: AskOptions,
): Promise<Stream> => {
  const read = () => call(readStreamCall, { params: { machine, id }, query: { at } }, options);
  if (at !== undefined || !KEPT_AGGREGATES.has(machine)) return read();
  return import('./kept/scanningSessions.ts').then(({ streamOrLastSeen }) => streamOrLastSeen(machine, id, read));
};

/** The events of an aggregate after a version, oldest first. */
export const readEvents = (
  machine: string,
  id: string,
  { after = 0, limit = 200 }: { after?: number; limit?: number } = {},
  options?: AskOptions,
): Promise<{ records: readonly StreamRecord[]; total: number }> =>
  call(readEventsCall, { params: { machine, id }, query: { after, limit } }, options);

/** The most that the server answers at once. */
const LARGEST_READ = 1000;

/** Every event of an aggregate after a version, oldest first: a count or a shipment may have thousands. */
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
