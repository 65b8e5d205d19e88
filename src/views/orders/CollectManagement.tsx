import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { columnsFor } from '#views/records/order/columns.tsx';
import orderListDescriptor from '#views/records/order/listDescriptor.ts';

const STATES = ['pendingAcceptance', 'pendingCollection', 'awaitingTransship'];

/** Orders to collect, with their couriers (§4): assign, reassign, release. */
const CollectManagement = list(orderListDescriptor, {
  path: '/delivery/collect',
  open: (id) => recordAddress('order', id),
  within: [{ field: 'state', op: 'in', value: STATES }],
  columns: columnsFor(
    'id',
    'state',
    'collectorName',
    'pickupDay',
    'pickupWindow',
    'senderName',
    'senderPhone',
    'senderCity',
    'senderAddress',
    'goodsName',
    'pieces',
    'weightGrams',
    'payCollection',
    'timedOut',
    'createdAt',
  ),
  find: { fields: ['id', 'mailSn'], label: 'ui.order.numbers' },
  filters: [
    { field: 'state', values: STATES, titles: 'state.order', first: true },
    { field: 'collector', first: true },
    { field: 'originBranch', first: true },
    { field: 'pickupDay', first: true },
    { field: 'createdAt', first: true },
    { field: 'timedOut', values: ['accept', 'collection'], titles: 'value.timedOut' },
    'tags',
    'senderCity',
    'merchant',
  ],
  actions: [],
  bulk: ['order.collectorAssigned', 'order.pickupDaySet', 'order.released', 'order.cancelled'],
});

export default CollectManagement;
