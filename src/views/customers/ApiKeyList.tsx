import apiKeyListDescriptor from '#views/records/apiKey/listDescriptor.ts';
import { look } from '#views/records/apiKey/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { addressToAct } from '#views/place/useActInAddress.ts';

/** API keys: of the own customer, or of those of the own branches. */
const ApiKeyList = list(apiKeyListDescriptor, {
  path: '/merchant/apiKey',
  open: (id) => recordAddress('apiKey', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(apiKeyListDescriptor), titles: 'state.apiKey', first: true },
    { field: 'name', first: true },
    { field: 'merchant', first: true },
    'expiresOn',
    'createdAt',
  ],
  actions: ['apiKey.created'],
  bulk: ['apiKey.revoked'],
  begun: (id) => addressToAct(recordAddress('apiKey', id), 'apiKey.secretIssued'),
});

export default ApiKeyList;
