import deliveryClaimListDescriptor from '#views/records/deliveryClaim/listDescriptor.ts';
import { look } from '#views/records/deliveryClaim/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Delivery claim records (§4, 0 to 6): courier, parcel and outcome. */
const ClaimRecord = list(deliveryClaimListDescriptor, {
  path: '/delivery/claims',
  open: (id) => recordAddress('deliveryClaim', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(deliveryClaimListDescriptor), titles: 'state.deliveryClaim', first: true },
    { field: 'deliverer', first: true },
    { field: 'branch', first: true },
    'order',
    'claimedAt',
  ],
  actions: [],
  bulk: [],
});

export default ClaimRecord;
