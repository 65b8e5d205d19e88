import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { auditTime, filter, merge, Subscription } from 'rxjs';
import type { Recorded } from '#machines/kit/proposal.ts';
import { failureOf, type Failure } from '#services/failure.ts';
import { events$, gaps$ } from '#services/live/live.ts';
import type { LiveEvent } from '#services/live/protocol.ts';
import { outbox } from '#services/outbox/outbox.ts';
import { readEvents, readStream, type Stream, type StreamRecord } from '#services/streams.ts';
import { afterPaint } from './afterPaint.ts';
import { createBook, type Book } from './book.ts';
import type { Desk } from './desk.ts';
import { createStation, type Station } from './station.ts';
import type { Scan } from './verdict.ts';

/** A life being scanned into, and what the server said of its events when it was read. */
export interface Opened {
  readonly station: Station;
  readonly events: Stream['events'];
}

/** What outlives the effects of a view that is kept in the background. */
interface Kept {
  station: Station | null;
  /** Reads the log on, as the present effects do. */
  behind: () => void;
}

/** Records of one reading of the log. */
const MOST_RECORDS = 500;
/** How long news of other people's scans are gathered, milliseconds. */
const GATHER_MS = 100;

const bookOf = (desk: Desk, { id, version, regions, context }: Stream): Book =>
  createBook(desk, { id, version, states: regions, remembered: {}, context });

const recordedOf = (id: string, record: StreamRecord): Recorded => ({
  type: record.type,
  id,
  version: record.version,
  data: record.data,
  known: (record['known'] as Recorded['known'] | undefined) ?? {},
  actor: { branch: null, merchant: null, onBehalfOf: null, ...record.actor },
  at: record.recordedAt,
  occurredAt: record.occurredAt,
  from: record.from ?? null,
  to: record.to ?? '',
  changes: (record['changes'] as Recorded['changes'] | undefined) ?? {},
});

/**
 * A life opened for scanning: read whole once, then followed event by event, so that a list of ten thousand is never
 * sent again. `told` hears each verdict.
 */
export function useStation(desk: Desk, id: string, isSeen: boolean, told: (scan: Scan) => void) {
  const [opened, setOpened] = useState<Opened | null>(null);
  // What was scanned stays listed while the view is kept in the background, where its effects are off.
  const kept = useRef<Kept>({ station: null, behind: () => {} });
  const [failure, setFailure] = useState<Failure | null>(null);
  const [turn, setTurn] = useState(0);
  const wish = useMemo(() => ({ desk, id, turn }), [desk, id, turn]);
  const onTold = useEffectEvent(told);
  const seen = useEffectEvent(() => isSeen);

  useEffect(() => {
    const { desk: asked, id: life } = wish;
    const machine = asked.noun.id;
    const aborter = new AbortController();
    const { signal } = aborter;
    let isReading = false;
    let isBehind = false;

    const fail = (error: unknown): void => {
      const found = failureOf(error);
      if (!found) throw error;
      if (found.kind !== 'aborted') setFailure(found);
    };
    const readWhole = async (): Promise<void> => {
      const stream = await readStream(machine, life, undefined, { signal });
      const book = bookOf(asked, stream);
      if (kept.current.station) kept.current.station.reopened(book);
      else {
        const now = (): string => new Date().toISOString();
        kept.current.station = createStation(asked, book, {
          outbox,
          now,
          told: onTold,
          behind: () => kept.current.behind(),
          isSeen: seen,
          later: afterPaint,
        });
        ways.add(outbox.entries$.subscribe(kept.current.station.followed));
      }
      setOpened({ station: kept.current.station, events: stream.events });
      setFailure(null);
    };
    const readOn = async (): Promise<void> => {
      for (;;) {
        const own = kept.current.station;
        if (!own) return readWhole();
        const after = own.book().version();
        const { records } = await readEvents(machine, life, { after, limit: MOST_RECORDS }, { signal });
        if (!records.every((record) => own.took(recordedOf(life, record)))) return readWhole();
        if (records.length < MOST_RECORDS) return setFailure(null);
      }
    };
    const catchUp = async (): Promise<void> => {
      isBehind = true;
      if (isReading) return;
      isReading = true;
      try {
        while (isBehind && !signal.aborted) {
          isBehind = false;
          await readOn();
        }
      } catch (error) {
        fail(error);
      } finally {
        isReading = false;
      }
    };
    const behind = (): void => void catchUp();
    kept.current.behind = behind;

    const ways = new Subscription();
    if (kept.current.station) ways.add(outbox.entries$.subscribe(kept.current.station.followed));
    void catchUp();
    // What came of one's own scans has mostly been read with their answers.
    const isNews = ({ version }: LiveEvent): boolean => version > (kept.current.station?.book().version() ?? 0);
    const told$ = events$.pipe(
      filter((event) => event.machine === machine && event.id === life),
      auditTime(GATHER_MS),
      filter(isNews),
    );
    const news = merge(told$, gaps$).subscribe(behind);
    const backOnline = outbox.online$.subscribe((isOnline) => isOnline && kept.current.station && behind());
    return () => {
      aborter.abort();
      for (const subscription of [news, backOnline, ways]) subscription.unsubscribe();
    };
  }, [wish]);

  return { opened, failure, retry: () => setTurn((now) => now + 1) };
}
