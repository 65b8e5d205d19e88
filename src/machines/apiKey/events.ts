import { z } from 'zod';
import { distinct } from '../kit/distinct.ts';
import { reason } from '../fields/schemas.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { referenceTo } from '../fields/references.ts';
import { name } from '../registers/parts.ts';
import { issuedSecret } from '../rights/rotatedSecret.ts';
import { API_SCOPES } from './scopes.ts';

const details = {
  name,
  scopes: z.array(z.enum(API_SCOPES)).min(1).max(API_SCOPES.length).overwrite(distinct),
  /** Last day of validity in Myanmar. */
  expiresOn: z.iso.date(),
};

/** Events of an API key, by which a program of a business customer works on the customer's own orders. */
export const events = {
  /** Without `merchant` the key is of the creator's own customer. */
  'apiKey.created': event(null, { ...details, merchant: referenceTo('merchant').optional() }),
  'apiKey.amended': event(null, z.strictObject(details).partial().shape),
  'apiKey.secretIssued': event(null, issuedSecret, { irreversible: true, ownCall: true }),
  'apiKey.formerSecretEnded': event(null, {}, { irreversible: true }),
  'apiKey.revoked': event(null, { reason }, { irreversible: true }),
};

export type ApiKeyEvents = typeof events;
export type ApiKeyData<Type extends keyof ApiKeyEvents> = DataOf<ApiKeyEvents, Type>;
export type ApiKeyRecordedEvent<Type extends keyof ApiKeyEvents> = RecordedEvent<ApiKeyData<Type>>;
