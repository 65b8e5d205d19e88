import type pg from 'pg';
import { createSendQueue } from '../sendQueue.ts';
import { finish, type PushOutcome } from './finish.ts';
import { followAssignments } from './follow.ts';
import { pushKeys } from './keys.ts';
import { sendPush } from './send.ts';
import { take, type Taken } from './take.ts';

interface SenderParts {
  readonly pool: pg.Pool;
  readonly onTrouble: (error: unknown) => void;
  readonly onOutcome: (outcome: PushOutcome) => void;
  readonly clock: () => Date;
}

/** Follows the log and rings the phones of couriers for new assignments. Any number of processes may run it. */
export function createPushSender({ pool, onTrouble, onOutcome, clock }: SenderParts) {
  const send = async (taken: Taken, stopping: AbortSignal): Promise<void> => {
    const now = clock();
    const isNews = taken.assignments.length > 0;
    const made = isNews ? await sendPush(taken, await pushKeys(pool, now), now, stopping) : null;
    const outcome = await finish(pool, taken, made, clock().toISOString());
    if (outcome !== null) onOutcome(outcome);
  };

  return createSendQueue({
    follow: () => followAssignments(pool, clock().toISOString()),
    take: (choice) => take(pool, clock().toISOString(), choice),
    send,
    onTrouble,
  });
}
