import { recordAddress } from '#views/place/addresses.ts';
import webhook from '#views/records/webhook/presentation.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { addressToAct } from '#views/place/useActInAddress.ts';

/** Webhooks: of the own customer, or of those of the own branches. */
const WebhookList = list(listDescriptorOf(webhook), {
  path: '/merchant/webhook',
  open: (id) => recordAddress('webhook', id),
  columns: webhook.columns,
  filters: [
    { field: 'state', values: stateValues(webhook), titles: 'state.webhook', first: true },
    { field: 'name', first: true },
    { field: 'merchant', first: true },
    'createdAt',
  ],
  actions: ['webhook.created'],
  bulk: ['webhook.paused', 'webhook.resumed', 'webhook.removed'],
  begun: (id) => addressToAct(recordAddress('webhook', id), 'webhook.secretIssued'),
});

export default WebhookList;
