import { z } from 'zod';
import { journal } from '../kit/journal.ts';
import { namesNoRecord } from '../fields/references.ts';
import { OUTCOMES } from '../webhook/rules.ts';
import { STEPS } from '../webhook/steps.ts';

const text = z.string().nullable();

/** Reasons why an attempt at a delivery failed without an answer, or with one that is not an acceptance. */
export const FAILURES = [
  'status',
  'redirect',
  'timeout',
  'unresolved',
  'refusedAddress',
  'connection',
  'certificate',
  'tooOld',
  'removed',
] as const;
export type DeliveryFailure = (typeof FAILURES)[number];

/** Deliveries of webhooks: each step of an order for each webhook that asked for it, with how far it has come. */
export const webhookDelivery = journal('webhookDelivery', {
  webhook: namesNoRecord(z.string()),
  webhookName: z.string(),
  merchant: z.string(),
  step: z.enum([...STEPS, 'test']),
  order: text,
  outcome: z.enum(OUTCOMES),
  attempts: z.int(),
  lastAt: text,
  lastStatus: z.int().nullable(),
  lastFailure: z.enum(FAILURES).nullable(),
  lastAnswer: text,
  nextAt: text,
  occurredAt: z.string(),
  madeAt: z.string(),
});
