import type pg from 'pg';
import type { Proposer } from '../propose/proposer.ts';
import { createSendQueue } from '../sendQueue.ts';
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

/**
 * Follows the log and sends what webhooks asked for. Any number of processes may run it: of each endpoint one of them
 * sends at a time.
 */
export function createWebhookSender({ pool, proposer, onTrouble, clock = () => new Date() }: SenderParts) {
  const send = async (taken: Taken, stopping: AbortSignal): Promise<void> => {
    const { id, url, payload, webhook } = taken;
    const now = clock();
    const secrets = await signingSecrets(pool, webhook, now);
    // Removed since it was taken: nothing leaves unsigned.
    if (secrets.length === 0) return;
    const made = await attempt({ id, url, payload, secrets, now }, stopping);
    const at = clock().toISOString();
    const stop = await finish(pool, taken, made, at);
    if (stop) await stopWebhook(pool, proposer, webhook, stop, at);
  };

  return createSendQueue({
    follow: () => followNext(pool),
    take: (choice) => take(pool, clock().toISOString(), choice),
    send,
    onTrouble,
  });
}
