import type pg from 'pg';
import type { WebhookStep } from '#machines/webhook/steps.ts';

/** A delivery to be sent. */
export interface NewDelivery {
  /** The value of `webhook-id`: the same at each attempt. */
  readonly id: string;
  readonly webhook: string;
  readonly step: WebhookStep | 'test';
  readonly order: string | null;
  readonly payload: string;
  readonly byHand: boolean;
  readonly occurredAt: string;
  readonly at: string;
}

const POSITION_DIGITS = 12;

/**
 * Makes the id of a delivery from the position of its event in the log: following twice makes it once, and ids stand in
 * the order of the log.
 */
export const deliveryId = (webhook: string, position: number): string =>
  `msg_${String(position).padStart(POSITION_DIGITS, '0')}_${webhook}`;

/** Keeps deliveries, due at once; one that is kept already stays as it is. */
export async function makeDeliveries(client: pg.ClientBase, made: readonly NewDelivery[]): Promise<void> {
  for (const { id, webhook, step, order, payload, byHand, occurredAt, at } of made)
    await client.query({
      name: 'make-webhook-delivery',
      text: `insert into webhook_deliveries (id, webhook, branches, owner, step, "order", payload, by_hand, next_at, occurred_at,
          made_at)
        select $1, w.id, w.branches, w.owner, $3, $4, $5, $6, $8, $7, $8 from row_webhook w where w.id = $2
        on conflict (id) do nothing`,
      values: [id, webhook, step, order, payload, byHand, occurredAt, at],
    });
}
