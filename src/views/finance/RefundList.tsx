import refundListDescriptor from '#views/records/refund/listDescriptor.ts';
import { look } from '#views/records/refund/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { refundSelection } from './chosenRecords.ts';

/** Refunds: asked for, decided by a second person, paid (§4). */
const RefundList = list(refundListDescriptor, {
  path: '/finance/refunds',
  open: (id) => recordAddress('refund', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(refundListDescriptor), titles: 'state.refund', first: true },
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
