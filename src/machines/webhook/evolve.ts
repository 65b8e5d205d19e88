import type { Evolve } from '../kit/evolve.ts';
import type { CustomerLookups } from '../customers/ownCustomer.ts';
import { withSecret, WITHOUT_FORMER } from '../rights/rotatedSecret.ts';
import type { Webhook } from './context.ts';
import type { WebhookRecordedEvent } from './events.ts';

export const evolve: Evolve<Webhook> = {
  'webhook.created': (_, { data, actor, lookups, at }: WebhookRecordedEvent<'webhook.created'>) => ({
    ...data,
    merchant: data.merchant ?? actor.merchant ?? '',
    branch: (lookups as Partial<CustomerLookups>).merchant?.branch ?? null,
    createdByName: actor.name,
    createdAt: at,
  }),
  'webhook.amended': (_, { data }: WebhookRecordedEvent<'webhook.amended'>) => data as Partial<Webhook>,
  'webhook.secretIssued': (webhook, { data, at }: WebhookRecordedEvent<'webhook.secretIssued'>) => ({
    ...withSecret(webhook, data, at),
  }),
  'webhook.formerSecretEnded': () => WITHOUT_FORMER,
  'webhook.resumed': () => ({ stoppedBecause: null, failingSince: null }),
  'webhook.stopped': (_, { data }: WebhookRecordedEvent<'webhook.stopped'>) => ({
    stoppedBecause: data.because,
    failingSince: data.failingSince,
  }),
  'webhook.removed': (_, { data }: WebhookRecordedEvent<'webhook.removed'>) => ({
    ...WITHOUT_FORMER,
    secretHash: null,
    removedFor: data.reason,
  }),
};
