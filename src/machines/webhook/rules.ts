import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { customerIsNamed, customerIsServed, type CustomerLookups } from '../customers/ownCustomer.ts';
import { hasFormerSecret } from '../rights/rotatedSecret.ts';
import type { Webhook } from './context.ts';
import { hasPublicName, isLoopback, isSecure } from './endpoint.ts';
import type { WebhookData } from './events.ts';

/** Outcomes of a delivery: it waits for its next attempt, arrived, or is tried no more. */
export const OUTCOMES = ['waiting', 'delivered', 'givenUp'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface WebhookLookups extends CustomerLookups {
  /** True if the operator allows endpoints on the server's own machine, for development. */
  readonly loopback: boolean;
  /** Delivery that the payload names; null if this webhook has none of that id. */
  readonly delivery: { readonly outcome: Outcome } | null;
}

type Change = Judged<Webhook, { readonly url?: string }, WebhookLookups>;

const isOwnMachine = (url: string, { loopback }: WebhookLookups): boolean => loopback && isLoopback(url);

/** Rules of webhooks. */
export const rules = rulesOf<Webhook, WebhookLookups>('webhook')({
  customerIsNamed,
  customerIsServed,
  endpointIsSecure: {
    source: 'ours: steps of parcels are told encrypted',
    field: 'url',
    needsData: true,
    values: ['url'],
    lookups: ['loopback'],
    holds: ({ data: { url }, lookups }: Change): true | Values =>
      url === undefined || isSecure(url) || isOwnMachine(url, lookups) || { url },
  },
  endpointIsPublic: {
    source: 'ours: the server calls nobody inside its own network',
    field: 'url',
    needsData: true,
    values: ['url'],
    lookups: ['loopback'],
    holds: ({ data: { url }, lookups }: Change): true | Values =>
      url === undefined || hasPublicName(url) || isOwnMachine(url, lookups) || { url },
  },
  hasFormerSecret,
  deliveryIsOver: {
    source: 'ours: what is still tried is not sent a second time beside it',
    field: 'delivery',
    needsData: true,
    values: ['delivery'],
    lookups: ['delivery'],
    holds: ({
      data: { delivery },
      lookups,
    }: Judged<Webhook, WebhookData<'webhook.deliverySentAgain'>, WebhookLookups>): true | Values =>
      (lookups.delivery !== null && lookups.delivery.outcome !== 'waiting') || { delivery },
  },
});

export type RuleName = keyof typeof rules;
