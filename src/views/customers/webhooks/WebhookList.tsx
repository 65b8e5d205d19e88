import { recordAddress } from '#views/place/addresses.ts';
import webhookListDescriptor from '#views/records/webhook/listDescriptor.ts';
import { look } from '#views/records/webhook/look.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { addressToAct } from '#views/place/useActInAddress.ts';

/** Webhooks: of the own customer, or of those of the own branches. */
const WebhookList = list(webhookListDescriptor, {
  path: '/merchant/webhook',
  open: (id) => recordAddress('webhook', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(webhookListDescriptor), titles: 'state.webhook', first: true },
    { field: 'name', first: true },
    { field: 'merchant', first: true },
    'createdAt',
  ],
  actions: ['webhook.created'],
  bulk: ['webhook.paused', 'webhook.resumed', 'webhook.removed'],
  begun: (id) => addressToAct(recordAddress('webhook', id), 'webhook.secretIssued'),
});

export default WebhookList;
