import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { columnsFor } from '#views/records/order/columns.tsx';
import { orderListDescriptor } from '#views/records/order/listDescriptor.ts';

/** Orders to collect, with their couriers (§4): assign, reassign, release. */
const CollectManagement = list(orderListDescriptor, {
  path: '/delivery/collect',
  open: (id) => recordAddress('order', id),
  within: [{ field: 'state', op: 'in', value: ['pendingAcceptance', 'pendingCollection', 'awaitingTransship'] }],
  columns: columnsFor(
    'id',
    'state',
    'collectorName',
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
    { field: 'collector', first: true },
    { field: 'originBranch', first: true },
    { field: 'createdAt', first: true },
    'tags',
    'senderCity',
    'merchant',
  ],
  actions: [],
  bulk: ['order.collectorAssigned', 'order.released', 'order.cancelled'],
});

export default CollectManagement;
