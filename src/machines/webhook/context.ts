import { WITHOUT_SECRETS, type Secrets } from '../rights/rotatedSecret.ts';
import type { WebhookData } from './events.ts';

/** Context of a webhook. Its secrets are kept sealed beside the log (server/webhooks/secrets.ts), here by their hashes. */
export interface Webhook extends Omit<WebhookData<'webhook.created'>, 'merchant'>, Secrets {
  readonly merchant: string;
  /** Branch that signed the customer. */
  readonly branch: string | null;
  readonly createdByName: string;
  readonly createdAt: string;
  readonly stoppedBecause: WebhookData<'webhook.stopped'>['because'] | null;
  readonly failingSince: string | null;
  readonly removedFor: string | null;
}

export const initial: Webhook = {
  merchant: '',
  branch: null,
  name: '',
  url: '',
  steps: [],
  createdByName: '',
  createdAt: '',
  ...WITHOUT_SECRETS,
  stoppedBecause: null,
  failingSince: null,
  removedFor: null,
};
