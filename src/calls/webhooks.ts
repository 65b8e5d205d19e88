import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { byId, maybe, whole } from './shapes.ts';

export const issueWebhookSecret = contract({
  method: 'POST',
  path: '/api/webhooks/:id/secret',
  summary: 'Makes a secret of a webhook, shown once. The one before signs beside it for some days.',
  params: byId,
  body: z.strictObject({ overlapDays: whole(0, 30) }),
  reply: z.object({ secret: z.string() }),
  errors: ['notFound'],
});

export const readDelivery = contract({
  method: 'GET',
  path: '/api/webhookDeliveries/:id',
  summary: 'Returns the body of a delivery, and its attempts with the beginning of each answer, latest first.',
  params: byId,
  reply: z.object({
    payload: z.string(),
    attempts: z.array(
      z.object({ at: z.string(), tookMs: z.int(), status: z.nullable(z.int()), failure: maybe, answer: maybe }),
    ),
  }),
  errors: ['notFound'],
});
