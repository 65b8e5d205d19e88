import type pg from 'pg';
import { createPoller } from '../poller.ts';
import type { Proposer } from '../propose/proposer.ts';
import { finish } from './finish.ts';
import { followNext } from './follow.ts';
import { signingSecrets } from './secrets.ts';
import { attempt } from './send.ts';
import { stopWebhook } from './stop.ts';
import { take, type Taken } from './take.ts';

interface SenderParts {
  readonly pool: pg.Pool;
  readonly proposer: Pick<Proposer, 'propose'>;
  readonly onTrouble: (error: unknown) => void;
  readonly clock?: () => Date;
}

const POLL_MS = 500;
/** Attempts that a process makes at once, and how many of them may be of endpoints that failed last. */
const MOST_AT_ONCE = 16;
const MOST_FAILING_AT_ONCE = 8;

/**
 * Follows the log and sends what webhooks asked for. Any number of processes may run it: of each endpoint one of them
 * sends at a time.
 */
export function createWebhookSender({ pool, proposer, onTrouble, clock = () => new Date() }: SenderParts) {
  const stopping = new AbortController();
  const sending = new Map<Promise<unknown>, Taken>();
  let isStarted = false;

  const send = async (taken: Taken): Promise<void> => {
    const { id, url, payload, webhook } = taken;
    const now = clock();
    const secrets = await signingSecrets(pool, webhook, now);
    // Removed since it was taken: nothing leaves unsigned.
    if (secrets.length === 0) return;
    const made = await attempt({ id, url, payload, secrets, now }, stopping.signal);
    const at = clock().toISOString();
    const stop = await finish(pool, taken, made, at);
    if (stop) await stopWebhook(pool, proposer, webhook, stop, at);
  };

  const begin = (taken: Taken): void => {
    const work = send(taken)
      // A process that stops leaves the delivery to the others: its lease ends.
      .catch((error: unknown) => stopping.signal.aborted || onTrouble(error))
      .finally(() => {
        sending.delete(work);
        if (isStarted) poller.wake();
      });
    sending.set(work, taken);
  };

  const look = async (): Promise<void> => {
    while (!stopping.signal.aborted && (await followNext(pool)) > 0);
    while (!stopping.signal.aborted && sending.size < MOST_AT_ONCE) {
      const failing = [...sending.values()].filter(({ failures }) => failures > 0).length;
      const taken = await take(pool, clock().toISOString(), { withFailing: failing < MOST_FAILING_AT_ONCE });
      if (taken === null) return;
      begin(taken);
    }
  };

  /** Begins one more delivery if one is due. */
  const hasMore = async (): Promise<boolean> => {
    const taken = await take(pool, clock().toISOString(), { withFailing: true });
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
