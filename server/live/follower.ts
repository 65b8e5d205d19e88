import type pg from 'pg';
import { createListener } from '../auth/listener.ts';
import { EVENTS_CHANNEL } from '../store/append.ts';
import { lastPlace, logAfter, type Place } from '../store/history.ts';
import type { LoggedEvent } from '../store/record.ts';

const BATCH = 500;
/** A notification may be lost with its connection: look every second all the same. */
const LOOK_MS = 1000;
/** An event may wait for an older transaction still open; look again soon. */
const AGAIN_MS = 15;

/** Follows the log from where it is now and hands every event on once, in log order, whichever process wrote it. */
export function createFollower(
  pool: pg.Pool,
  url: string,
  hear: (events: readonly LoggedEvent[]) => Promise<void>,
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
    let heard = 0;
    try {
      for (let isMore = true; isMore;) {
        const found = await logAfter(pool, place, BATCH);
        // Only what was handed on is behind us: a failure there is tried again at the next look.
        if (found.events.length > 0) await hear(found.events);
        place = found.place;
        heard += found.events.length;
        isMore = found.events.length === BATCH;
      }
    } catch (error) {
      onTrouble(error);
    }
    // In a rush it reads half of the time, and more at once.
    setTimeout(goOn, heard === 0 ? AGAIN_MS : performance.now() - begun).unref();
  };

  const goOn = (): void => {
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
      timer = setInterval(() => void read(), LOOK_MS).unref();
    },
    stop: async (): Promise<void> => {
      stopped = true;
      if (timer) clearInterval(timer);
      await listener.stop();
    },
    position: (): number => place?.position ?? 0,
    /** Events written that this process has not handed on yet. */
    lag: (): number => Math.max(0, wanted - (place?.position ?? 0)),
  };
}

export type Follower = ReturnType<typeof createFollower>;
