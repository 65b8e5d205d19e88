import { issueWebhookSecret, readDelivery } from '#calls/webhooks.ts';
import { Problem } from '../http/errors.ts';
import { implement, type Route } from '../http/route.ts';
import { isVisible } from '../store/rows.ts';
import { dropSecret, makeSecret } from '../webhooks/secrets.ts';
import type { Core } from './context.ts';
import { issueSecret } from './issueSecret.ts';

interface Delivery {
  readonly number: number;
  readonly payload: string;
  readonly branches: readonly string[];
  readonly owner: string;
}

interface Attempted {
  readonly at: string;
  readonly tookMs: number;
  readonly status: number | null;
  readonly failure: string | null;
  readonly answer: string | null;
}

/** Routes of webhooks: their secrets, each shown once, and what was sent and answered. */
export const webhookRoutes = ({ pool, proposer }: Core): Route[] => [
  implement(issueWebhookSecret, async ({ params: { id }, body: { overlapDays }, actor, language, now }) => {
    const { secret, issued } = await makeSecret(pool, id, now);
    try {
      const data = { ...issued, overlapDays };
      await issueSecret(proposer, { machine: 'webhook', id, data, actor, language, now });
    } catch (error) {
      await dropSecret(pool, issued.secretHash);
      throw error;
    }
    return { secret };
  }),
  implement(readDelivery, async ({ params: { id }, actor }) => {
    const { rows } = await pool.query<Delivery>(
      'select number, payload, branches, owner from webhook_deliveries where id = $1',
      [id],
    );
    const [delivery] = rows;
    if (!delivery || !isVisible(actor, delivery)) throw new Problem('notFound');
    const { rows: attempts } = await pool.query<Attempted>(
      `select at, took_ms as "tookMs", status, failure, answer from webhook_attempts
       where delivery = $1 order by attempt desc`,
      [delivery.number],
    );
    return { payload: delivery.payload, attempts };
  }),
];
