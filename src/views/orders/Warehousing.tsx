import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { columnsFor } from '#views/records/order/columns.tsx';
import orderListDescriptor from '#views/records/order/listDescriptor.ts';
import { tagValues } from '#views/records/order/values.ts';

const STATES = [
  'sorted',
  'packed',
  'arrived',
  'warehoused',
  'inStorage',
  'pendingDelivery',
  'rejectionToConfirm',
  'rejected',
  'toBeSentBack',
];

/** Parcels in stock (§2): branch, shelf, and time of storage. */
const Warehousing = list(orderListDescriptor, {
  path: '/warehoue/warehousing',
  open: (id) => recordAddress('order', id),
  within: [{ field: 'state', op: 'in', value: STATES }],
  columns: columnsFor(
    'id',
    'state',
    'currentBranch',
    'shelf',
    'package',
    'stockedAt',
    'receiverName',
    'destinationBranch',
    'nextBranch',
    'pieces',
    'weightGrams',
    'feeStorage',
    'exception',
  ),
  find: { fields: ['id', 'mailSn'], label: 'ui.order.numbers' },
  filters: [
    { field: 'state', values: STATES, titles: 'state.order', first: true },
    { field: 'currentBranch', first: true },
    { field: 'shelf', first: true },
    { field: 'stockedAt', first: true },
    { field: 'tags', values: tagValues, titles: 'tag.order' },
    'package',
    'destinationBranch',
    'merchant',
    'receiverName',
  ],
  actions: [],
  bulk: ['order.delivererAssigned', 'order.shelved', 'order.labelPrinted'],
});

export default Warehousing;
