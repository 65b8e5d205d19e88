import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import { secretColumns, secretsInRow } from '../rights/rotatedSecret.ts';
import type { Webhook } from './context.ts';
import { events, STOP_REASONS } from './events.ts';

const text = z.string().nullable();

/** List row of a webhook; it holds nothing of a secret but its last characters. */
export const rowSchema = z.object({
  ...rowHead,
  ...events['webhook.created'].payload.shape,
  merchant: z.string(),
  createdByName: z.string(),
  createdAt: z.string(),
  ...secretColumns,
  stoppedBecause: z.enum(STOP_REASONS).nullable(),
  failingSince: text,
  removedFor: text,
});
export type WebhookRow = z.infer<typeof rowSchema>;

export const row = ({ context: webhook }: Aggregate<Webhook>): Omit<WebhookRow, keyof typeof rowHead> => ({
  merchant: webhook.merchant,
  name: webhook.name,
  url: webhook.url,
  steps: [...webhook.steps],
  createdByName: webhook.createdByName,
  createdAt: webhook.createdAt,
  ...secretsInRow(webhook),
  stoppedBecause: webhook.stoppedBecause,
  failingSince: webhook.failingSince,
  removedFor: webhook.removedFor,
});
