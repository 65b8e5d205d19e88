import { useCallback } from 'react';
import type { AskOptions } from '#services/http.ts';
import { allEvents, readStream } from '#services/streams.ts';
import type { Stream, StreamRecord } from '#services/stream.ts';
import { useAsked, type Asked } from '#views/data/useAsked.ts';

/** A version, or a time (UTC ISO); null for now. */
export type Moment = number | string | null;

/** A record at one moment or two, and all its recorded events, oldest first. */
export interface Moments {
  readonly shown: Stream;
  readonly other: Stream | null;
  readonly records: readonly StreamRecord[];
  /** Current version. */
  readonly latest: number;
}

/** Parses a moment of an address: digits are a version, an instant is a time. Any other text is now. */
export function momentOf(written: string | null): Moment {
  if (written === null || written === 'now') return null;
  if (/^\d{1,9}$/.test(written)) return Number(written);
  return Number.isNaN(Date.parse(written)) ? null : written;
}

/** Loads a record at one moment, and at a second one if given. */
export function useMoments(machine: string, id: string, at: Moment, other: Moment | undefined): Asked<Moments> {
  const read = useCallback(
    async (options: AskOptions): Promise<Moments> => {
      const own = { ...options, ownFailure: true, ownForbidden: true };
      const [shown, second, records] = await Promise.all([
        readStream(machine, id, at ?? undefined, own),
        other === undefined ? null : readStream(machine, id, other ?? undefined, own),
        allEvents(machine, id, 0, own),
      ]);
      return { shown, other: second, records, latest: records.at(-1)?.version ?? 0 };
    },
    [machine, id, at, other],
  );
  return useAsked(read);
}
