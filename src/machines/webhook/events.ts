import { z } from 'zod';
import { distinct } from '../kit/distinct.ts';
import { codeText } from '../kit/codeText.ts';
import { instant, reason } from '../fields/schemas.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { judgedByRule, referenceTo } from '../fields/references.ts';
import { name } from '../registers/parts.ts';
import { issuedSecret } from '../rights/rotatedSecret.ts';
import { isEndpoint } from './endpoint.ts';
import { STEPS } from './steps.ts';

const details = {
  name,
  url: codeText.min(1).max(500).refine(isEndpoint),
  steps: z.array(z.enum(STEPS)).min(1).max(STEPS.length).overwrite(distinct),
};

/** Reasons for which the server stops a webhook: nothing arrives for days, or the endpoint says that it is no more. */
export const STOP_REASONS = ['failing', 'gone'] as const;

/** Events of a webhook, by which a program of a business customer hears of the steps of the customer's own orders. */
export const events = {
  /** Without `merchant` the webhook is of the creator's own customer. */
  'webhook.created': event(null, { ...details, merchant: referenceTo('merchant').optional() }),
  'webhook.amended': event(null, z.strictObject(details).partial().shape),
  'webhook.secretIssued': event(null, issuedSecret, { irreversible: true, ownCall: true }),
  'webhook.formerSecretEnded': event(null, {}, { irreversible: true }),
  'webhook.paused': event(null, {}),
  'webhook.resumed': event(null, {}),
  'webhook.stopped': event(
    null,
    { because: z.enum(STOP_REASONS), failures: z.int().min(1), failingSince: instant },
    { systemOnly: true },
  ),
  'webhook.testSent': event(null, {}),
  'webhook.deliverySentAgain': event(null, { delivery: judgedByRule }),
  'webhook.removed': event(null, { reason }, { irreversible: true }),
};

export type WebhookEvents = typeof events;
export type WebhookData<Type extends keyof WebhookEvents> = DataOf<WebhookEvents, Type>;
export type WebhookRecordedEvent<Type extends keyof WebhookEvents> = RecordedEvent<WebhookData<Type>>;
