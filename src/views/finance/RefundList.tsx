import refund from '#views/records/refund/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { refundSelection } from './chosenRecords.ts';

/** Refunds: asked for, decided by a second person, paid (§4). */
const RefundList = list(listDescriptorOf(refund), {
  path: '/finance/refunds',
  open: (id) => recordAddress('refund', id),
  columns: refund.columns,
  filters: [
    { field: 'state', values: stateValues(refund), titles: 'state.refund', first: true },
    { field: 'stage', first: true },
    { field: 'customerName', first: true },
    'order',
    'requestedAt',
    'endedAt',
  ],
  actions: ['refund.requested'],
  bulk: ['refund.confirmed', 'refund.refused', 'refund.notNeeded'],
  selection: refundSelection,
});

export default RefundList;
