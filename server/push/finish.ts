import type pg from 'pg';
import { inTransaction } from '../auth/credentials.ts';
import type { Posted } from '../webhooks/post.ts';
import { GATHER_MS, later, nextAttemptAt } from './schedule.ts';
import type { Taken } from './take.ts';

/** Statuses by which a push service says that a browser is no more. */
const GONE: readonly (number | null)[] = [404, 410];

/** Outcome of a message: it reached the push service, is tried again, or its browser is no more. */
export type PushOutcome = 'sent' | 'failed' | 'gone';

const isGone = ({ status, failure }: Posted): boolean => GONE.includes(status) || failure === 'refusedAddress';

const outcomeOf = (made: Posted): PushOutcome => {
  if (made.failure === null) return 'sent';
  return isGone(made) ? 'gone' : 'failed';
};

/** Ends the attempt on a browser that is no more, or keeps the message for the next one. */
const afterFailure = (db: pg.ClientBase, { session, lease, failures }: Taken, made: Posted, at: string) =>
  isGone(made)
    ? db.query('delete from push_subscriptions where session = $1 and lease = $2', [session, lease])
    : db.query(
        `update push_subscriptions set leased_until = '', failures = failures + 1, last_failure = $3, next_at = $4
         where session = $1 and lease = $2`,
        [
          session,
          lease,
          `${made.failure} ${made.status ?? ''}`.trim(),
          nextAttemptAt(failures + 1, made.retryAfter, at),
        ],
      );

/** Removes what was told, or need not be; what came meanwhile is due next. */
const afterSuccess = (pool: pg.Pool, { session, lease, upTo }: Taken, at: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    // First the row, which the follower of the log locks too: what it notes meanwhile is seen below, or by itself.
    const { rowCount } = await client.query(
      `update push_subscriptions set leased_until = '', failures = 0, last_failure = null where session = $1 and lease = $2`,
      [session, lease],
    );
    if (rowCount === 0) return;
    await client.query('delete from push_assignments where session = $1 and number <= $2', [session, upTo]);
    await client.query(
      `update push_subscriptions set next_at =
         case when exists (select from push_assignments where push_assignments.session = $1) then $2 end where session = $1`,
      [session, later(at, GATHER_MS)],
    );
  });

/** Records what came of an attempt, null if nothing had to be told. A process that lost the browser meanwhile changes nothing. */
export async function finish(
  pool: pg.Pool,
  taken: Taken,
  made: Posted | null,
  at: string,
): Promise<PushOutcome | null> {
  if (made === null || made.failure === null) await afterSuccess(pool, taken, at);
  else await inTransaction(pool, (client) => afterFailure(client, taken, made, at));
  return made && outcomeOf(made);
}
