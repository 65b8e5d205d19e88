import webhook from '#views/records/webhook/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { deliveriesTab } from './deliveriesTab.tsx';
import { SendAgain } from './SendAgain.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';

/** One webhook: its endpoint and events, what was sent, its secrets by their endings. */
const WebhookDetail = record(webhook, {
  keyFields: webhook.keyFields,
  sections: webhook.sections,
  tabs: [deliveriesTab, logTab(webhook)],
  dialogs: { 'webhook.secretIssued': WebhookSecret, 'webhook.deliverySentAgain': SendAgain },
  title: (row) => row.name,
});

export default WebhookDetail;
