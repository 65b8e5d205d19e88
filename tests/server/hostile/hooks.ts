import { form } from '../../support/orders.ts';
import { propose, proposed, server } from './stranger.ts';

/** Creates a webhook with its secret. */
export const hookOf = async (url: string): Promise<{ id: string; secret: string }> => {
  const id = await proposed('merchant', 'webhook', {
    type: 'webhook.created',
    name: 'Shop',
    url,
    steps: ['created'],
  });
  const { body } = await server.ask<{ secret: string }>('POST', `/api/webhooks/${id}/secret`, {
    as: 'merchant',
    body: { overlapDays: 0 },
  });
  return { id, secret: body.secret };
};

/** Creates an order, whose step the webhooks send. */
export const order = (): Promise<string> =>
  proposed('merchant', 'order', { type: 'order.created', ...form, source: 'bigCustomer', merchant: 'GOLDEN' });

/** Removes a webhook. */
export const remove = (id: string) =>
  propose('merchant', [{ machine: 'webhook', id, event: { type: 'webhook.removed', reason: 'Over' } }]);
