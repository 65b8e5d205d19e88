import { createPoller } from './poller.ts';

interface SendQueueParts<Taken> {
  /** Turns the next events of the log into what is to be sent; returns how many were followed. */
  readonly follow: () => Promise<number>;
  /** Takes what is due next; without `withFailing`, of an endpoint that answered last. */
  readonly take: (choice: { readonly withFailing: boolean }) => Promise<Taken | null>;
  readonly send: (taken: Taken, stopping: AbortSignal) => Promise<void>;
  readonly onTrouble: (error: unknown) => void;
}

const POLL_MS = 500;
/** Requests that a process makes at once, and how many of them may be to endpoints that failed last. */
const MOST_AT_ONCE = 16;
const MOST_FAILING_AT_ONCE = 8;

/**
 * Follows the log and sends to endpoints outside what is due, beside the commands. Any number of processes may run it, if of
 * each endpoint one of them takes at a time.
 */
export function createSendQueue<Taken extends { readonly failures: number }>({
  follow,
  take,
  send,
  onTrouble,
}: SendQueueParts<Taken>) {
  const stopping = new AbortController();
  const sending = new Map<Promise<unknown>, Taken>();
  let isStarted = false;

  const begin = (taken: Taken): void => {
    const work = send(taken, stopping.signal)
      // A process that stops leaves the rest to the others: its lease ends.
      .catch((error: unknown) => stopping.signal.aborted || onTrouble(error))
      .finally(() => {
        sending.delete(work);
        if (isStarted) poller.wake();
      });
    sending.set(work, taken);
  };

  const look = async (): Promise<void> => {
    while (!stopping.signal.aborted && (await follow()) > 0);
    while (!stopping.signal.aborted && sending.size < MOST_AT_ONCE) {
      const failing = [...sending.values()].filter(({ failures }) => failures > 0).length;
      const taken = await take({ withFailing: failing < MOST_FAILING_AT_ONCE });
      if (taken === null) return;
      begin(taken);
    }
  };

  /** Begins one more if one is due. */
  const hasMore = async (): Promise<boolean> => {
    const taken = await take({ withFailing: true });
    if (taken !== null) begin(taken);
    return taken !== null;
  };

  const poller = createPoller({ look, everyMs: POLL_MS, onTrouble });
  return {
    start: (): void => {
      isStarted = true;
      poller.start();
    },
    /** Sends everything that is due now; for tests that move the clock themselves. */
    sendDue: async (): Promise<void> => {
      do {
        await look();
        await Promise.all(sending.keys());
      } while (await hasMore());
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      await poller.stop();
      await Promise.all(sending.keys());
    },
  };
}
