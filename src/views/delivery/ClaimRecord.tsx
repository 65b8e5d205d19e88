import deliveryClaim from '#views/records/deliveryClaim/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Delivery claim records (§4, 0 to 6): courier, parcel and outcome. */
const ClaimRecord = list(listDescriptorOf(deliveryClaim), {
  path: '/delivery/claims',
  open: (id) => recordAddress('deliveryClaim', id),
  columns: deliveryClaim.columns,
  filters: [
    { field: 'state', values: stateValues(deliveryClaim), titles: 'state.deliveryClaim', first: true },
    { field: 'deliverer', first: true },
    { field: 'branch', first: true },
    'order',
    'claimedAt',
  ],
  actions: [],
  bulk: [],
});

export default ClaimRecord;
