import type { Evolve } from '../kit/evolve.ts';
import type { CustomerLookups } from '../customers/ownCustomer.ts';
import { withSecret, WITHOUT_FORMER } from '../rights/rotatedSecret.ts';
import type { ApiKey } from './context.ts';
import type { ApiKeyRecordedEvent } from './events.ts';

export const evolve: Evolve<ApiKey> = {
  'apiKey.created': (_, { data, actor, lookups, at }: ApiKeyRecordedEvent<'apiKey.created'>) => ({
    ...data,
    merchant: data.merchant ?? actor.merchant ?? '',
    branch: (lookups as Partial<CustomerLookups>).merchant?.branch ?? null,
    createdByName: actor.name,
    createdAt: at,
  }),
  'apiKey.amended': (_, { data }: ApiKeyRecordedEvent<'apiKey.amended'>) => data as Partial<ApiKey>,
  'apiKey.secretIssued': (key, { data, at }: ApiKeyRecordedEvent<'apiKey.secretIssued'>) => ({
    ...withSecret(key, data, at),
  }),
  'apiKey.formerSecretEnded': () => WITHOUT_FORMER,
  'apiKey.revoked': (_, { data }: ApiKeyRecordedEvent<'apiKey.revoked'>) => ({
    ...WITHOUT_FORMER,
    secretHash: null,
    revokedFor: data.reason,
  }),
};
