import type pg from 'pg';
import { createListener } from '../auth/listener.ts';
import { EVENTS_CHANNEL } from '../store/append.ts';
import { lastPlace, logAfter, type Place } from '../store/history.ts';
import type { LoggedEvent } from '../store/record.ts';

const BATCH = 500;
/** Poll interval, because a notification may be lost with its connection. */
const POLL_MS = 1000;
/** Delay until the next poll while an event waits for an older open transaction. */
const RETRY_MS = 15;

/** Follows the log from its present end and passes every event on once, in log order, whichever process wrote it. */
export function createFollower(
  pool: pg.Pool,
  url: string,
  onEvents: (events: readonly LoggedEvent[]) => Promise<void>,
  onTrouble: (error: unknown) => void,
) {
  let place: Place | null = null;
  let wanted = 0;
  let reading = false;
  let stopped = false;
  let timer: NodeJS.Timeout | null = null;

  const read = async (): Promise<void> => {
    if (reading || stopped || place === null) return;
    reading = true;
    const begun = performance.now();
    let passedOn = 0;
    try {
      for (let isMore = true; isMore;) {
        const found = await logAfter(pool, place, BATCH);
        // The position advances only after the listener succeeded; a failure is tried again at the next poll.
        if (found.events.length > 0) await onEvents(found.events);
        place = found.place;
        passedOn += found.events.length;
        isMore = found.events.length === BATCH;
      }
    } catch (error) {
      onTrouble(error);
    }
    // Under load it reads half of the time, in larger batches.
    setTimeout(continueReading, passedOn === 0 ? RETRY_MS : performance.now() - begun).unref();
  };

  const continueReading = (): void => {
    reading = false;
    if (place !== null && place.position < wanted) void read();
  };

  const listener = createListener(url, [EVENTS_CHANNEL], (notice) => {
    wanted = Math.max(wanted, Number(notice?.payload ?? 0));
    void read();
  });

  return {
    start: async (): Promise<void> => {
      place = await lastPlace(pool);
      await listener.start();
      timer = setInterval(() => void read(), POLL_MS).unref();
    },
    stop: async (): Promise<void> => {
      stopped = true;
      if (timer) clearInterval(timer);
      await listener.stop();
    },
    position: (): number => place?.position ?? 0,
    /** Returns the number of events written that this process has not passed on yet. */
    lag: (): number => Math.max(0, wanted - (place?.position ?? 0)),
  };
}

export type Follower = ReturnType<typeof createFollower>;
