import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { auditTime, filter, merge, Subscription } from 'rxjs';
import type { RecordedTransition } from '#machines/kit/proposal.ts';
import { followingMachine, type FollowingEvent } from '#machines/scanning/following.ts';
import { serverInstant } from '#services/clock.ts';
import { failureOf, isPassing, type Failure } from '#services/failure.ts';
import { isLastSeen } from '#services/kept/lastSeen.ts';
import { keepChanges, type Change } from '#services/kept/scanningSessions.ts';
import { events$, gaps$ } from '#services/live/live.ts';
import type { LiveEvent } from '#services/live/protocol.ts';
import { outbox } from '#services/outbox/outbox.ts';
import { readEvents, readStream } from '#services/streams.ts';
import type { Stream, StreamRecord } from '#services/stream.ts';
import { afterPaint } from '#views/ui/afterPaint.ts';
import { createOptimisticVerdicts, type OptimisticVerdicts } from './optimisticVerdicts.ts';
import type { Desk } from '../desk.ts';
import { keptScansOf } from '../log/keptScans.ts';
import { againstPerson } from '../sessions/personal.ts';
import { createStation, type Station } from './station.ts';
import type { StationWorld } from './world.ts';

/** An aggregate being scanned into, and what the server said of its events when it was read. */
export interface Opened {
  readonly station: Station;
  readonly events: Stream['events'];
}

/** Records of one reading of the log. */
const MOST_RECORDS = 500;
/** Time in which news of other people's scans is gathered, milliseconds. */
const GATHER_MS = 100;

const verdictsOf = (desk: Desk, { id, version, regions, context }: Stream): OptimisticVerdicts =>
  createOptimisticVerdicts(desk, { id, version, states: regions, remembered: {}, context });

const recordedOf = (id: string, record: StreamRecord): RecordedTransition => ({
  type: record.type,
  id,
  version: record.version,
  data: record.data,
  lookups: (record['known'] as RecordedTransition['lookups'] | undefined) ?? {},
  actor: { branch: null, merchant: null, onBehalfOf: null, ...record.actor },
  at: record.recordedAt,
  occurredAt: record.occurredAt,
  from: record.from ?? null,
  to: record.to ?? '',
  changes: (record['changes'] as RecordedTransition['changes'] | undefined) ?? {},
});

/**
 * Opens an aggregate for scanning: reads it whole once, then follows it event by event. A list of ten thousand is never
 * sent again. `announce` receives each verdict, `heldOf` says what holds a thing.
 */
export function useStation(
  desk: Desk,
  id: string,
  isSeen: boolean,
  { announce, heldOf }: Pick<StationWorld, 'announce' | 'heldOf'>,
) {
  const [opened, setOpened] = useState<Opened | null>(null);
  // What was scanned stays listed while the view is kept in the background, where its effects are off.
  const kept = useRef<Station | null>(null);
  // What this browser kept lacks names and remarks: it is read whole as soon as there is an answer.
  const isIncomplete = useRef(false);
  // What the log told after the whole was read is kept beside it, to go on from without a line.
  const taken = useRef<Change[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [turn, setTurn] = useState(0);
  const request = useMemo(() => ({ desk, id, turn }), [desk, id, turn]);
  const onAnnounce = useEffectEvent(announce);
  const onHeld = useEffectEvent(heldOf);
  const seen = useEffectEvent(() => isSeen);
  const behind = useRef<() => void>(() => {});

  useEffect(() => {
    const { desk: asked, id: aggregate } = request;
    const machine = asked.aggregateType.id;
    const aborter = new AbortController();
    const { signal } = aborter;
    const ways = new Subscription();
    const follow = ({ followed, actor: place }: Station): void => {
      ways.add(outbox.entries$.subscribe(followed));
      ways.add(outbox.online$.subscribe((isOnline) => place.send({ type: isOnline ? 'line.back' : 'line.lost' })));
    };

    const readWhole = async (): Promise<FollowingEvent> => {
      const stream = await readStream(machine, aggregate, undefined, { signal });
      const verdicts = verdictsOf(asked, stream);
      const isKept = isLastSeen(machine, aggregate);
      if (isKept && kept.current) return { type: 'whole.read', isKept };
      isIncomplete.current = isKept;
      const scans = keptScansOf(machine, aggregate);
      const station =
        kept.current ??
        createStation(asked, verdicts, {
          outbox,
          earlier: scans.read(),
          now: serverInstant,
          announce: onAnnounce,
          behind: () => behind.current(),
          taken: (left) => void taken.current.push(left),
          heldOf: onHeld,
          isSeen: seen,
          later: afterPaint,
        });
      if (kept.current) station.reopened(verdicts);
      else {
        station.subscribe(() => scans.write(station.scans()));
        follow((kept.current = station));
      }
      station.actor.send({ type: 'person.seen', mayScan: againstPerson(stream.events, asked.scan).length === 0 });
      setOpened({ station, events: stream.events });
      return { type: 'whole.read', isKept };
    };
    const readPage = async (): Promise<FollowingEvent> => {
      if (isIncomplete.current) return { type: 'page.read', came: 'gap' };
      const after = kept.current?.verdicts().version() ?? 0;
      const { records } = await readEvents(machine, aggregate, { after, limit: MOST_RECORDS }, { signal });
      const isWhole = records.every((record) => kept.current?.took(recordedOf(aggregate, record)));
      await keepChanges(machine, aggregate, taken.current.splice(0));
      if (!isWhole) return { type: 'page.read', came: 'gap' };
      return { type: 'page.read', came: records.length < MOST_RECORDS ? 'end' : 'more' };
    };
    const read = async (self: { send(event: FollowingEvent): void }, work: () => Promise<FollowingEvent>) => {
      try {
        const came = await work();
        if (!signal.aborted) self.send(came);
      } catch (error) {
        const found = failureOf(error);
        if (!found) throw error;
        if (found.kind === 'aborted') return;
        setFailure(found);
        self.send({ type: 'reading.failed', isPassing: isPassing(found) });
      }
    };
    const actor = createActor(
      followingMachine.provide({
        actions: {
          readWhole: ({ self }) => void read(self, readWhole),
          readPage: ({ self }) => void read(self, readPage),
          stopReading: () => aborter.abort(),
          forgetFailure: () => setFailure(null),
        },
      }),
      { input: { isOpened: kept.current !== null } },
    ).start();
    behind.current = () => actor.send({ type: 'log.ahead' });

    if (kept.current) follow(kept.current);
    actor.send({ type: 'screen.shown' });
    // What came of one's own scans has mostly been read with their answers.
    const isNews = ({ version }: LiveEvent): boolean => version > (kept.current?.verdicts().version() ?? 0);
    const ownEvents$ = events$.pipe(
      filter((event) => event.machine === machine && event.id === aggregate),
      auditTime(GATHER_MS),
      filter(isNews),
    );
    ways.add(merge(ownEvents$, gaps$).subscribe(() => behind.current()));
    return () => {
      actor.send({ type: 'screen.left' });
      actor.stop();
      ways.unsubscribe();
    };
  }, [request]);

  return { opened, failure, retry: () => setTurn((now) => now + 1) };
}
