import { allowLoopback } from '#server/webhooks/loopback.ts';
import { createWebhookSender } from '#server/webhooks/sender.ts';
import { makeSecret } from '#server/webhooks/secrets.ts';
import type { WebhookStep } from '#machines/webhook/steps.ts';
import type { Outcome } from '#machines/webhook/rules.ts';
import type { DeliveryFailure } from '#machines/journals/webhookDelivery.ts';
import { numberAll } from './numbering.ts';
import { NOW, type Store } from './world.ts';

/** A delivery as the table has it. */
export interface Kept {
  readonly id: string;
  readonly step: WebhookStep | 'test';
  readonly order: string | null;
  readonly outcome: Outcome;
  readonly attempts: number;
  readonly next_at: string | null;
  readonly last_status: number | null;
  readonly last_failure: DeliveryFailure | null;
  readonly last_answer: string | null;
}

/** Webhooks of a test: a clock that the test moves, a sender, and webhooks of the customer GOLDEN. */
export function webhooksOf(store: Store) {
  const { pool, proposer } = store;
  const clock = { at: NOW };
  const troubles: unknown[] = [];
  const sender = () =>
    createWebhookSender({ pool, proposer, clock: () => clock.at, onTrouble: (error) => troubles.push(error) });
  const own = sender();
  allowLoopback(true);

  const act = async (id: string, type: string, data: object = {}) =>
    store.propose(
      await store.person('merchant'),
      { machine: 'webhook', id, event: { type, ...data } },
      { at: clock.at.toISOString() },
    );

  const issue = async (id: string, overlapDays = 0): Promise<string> => {
    const { secret, issued } = await makeSecret(pool, id, clock.at);
    const { status } = await act(id, 'webhook.secretIssued', { ...issued, overlapDays });
    if (status !== 'accepted') throw new Error('No secret was issued');
    return secret;
  };

  return {
    troubles,
    anotherSender: sender,
    act,
    issue,
    now: (): Date => clock.at,
    pass: (seconds: number): void => {
      clock.at = new Date(clock.at.getTime() + seconds * 1000);
    },
    /** Registers a webhook with a secret, and returns both. */
    begun: async (url: string, steps: readonly WebhookStep[] = ['created', 'cancelled']) => {
      const { id, refusals } = await store.propose(
        await store.person('merchant'),
        { machine: 'webhook', event: { type: 'webhook.created', name: 'Web shop', url, steps: [...steps] } },
        { at: clock.at.toISOString() },
      );
      if (id === null) throw new Error(`Not created: ${JSON.stringify(refusals)}`);
      return { id, secret: await issue(id) };
    },
    /** Numbers the log and sends what is due now. */
    sendDue: async (): Promise<void> => {
      await numberAll(pool, clock.at.toISOString());
      await own.sendDue();
    },
    deliveries: async (webhook: string): Promise<Kept[]> => {
      const { rows } = await pool.query<Kept>(
        `select id, step, "order", outcome, attempts, next_at, last_status, last_failure, last_answer
         from webhook_deliveries where webhook = $1 order by number`,
        [webhook],
      );
      return rows;
    },
    stateOf: async (id: string): Promise<string | undefined> => {
      const { rows } = await pool.query<{ state: string }>('select state from row_webhook where id = $1', [id]);
      return rows[0]?.state;
    },
  };
}
