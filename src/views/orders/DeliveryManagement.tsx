import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { columnsFor } from '#views/records/order/columns.tsx';
import { orderListDescriptor } from '#views/records/order/listDescriptor.ts';

/** Orders to deliver, with their couriers (§4): assign, claim, bring back. */
const DeliveryManagement = list(orderListDescriptor, {
  path: '/delivery/manage',
  open: (id) => recordAddress('order', id),
  within: [
    {
      field: 'state',
      op: 'in',
      value: ['warehoused', 'inStorage', 'pendingDelivery', 'delivering', 'sentToStation', 'atStation'],
    },
  ],
  columns: columnsFor(
    'id',
    'state',
    'delivererName',
    'receiverName',
    'receiverPhone',
    'receiverCity',
    'receiverAddress',
    'shelf',
    'collectionAmount',
    'due',
    'expectedDeliveryTime',
    'deliveryWindow',
    'attempts',
    'timedOut',
  ),
  find: { fields: ['id', 'mailSn'], label: 'ui.order.numbers' },
  filters: [
    { field: 'deliverer', first: true },
    { field: 'currentBranch', first: true },
    { field: 'expectedDeliveryTime', first: true },
    'deliveryWay',
    'deliveryWindow',
    'tags',
    'receiverCity',
  ],
  actions: [],
  bulk: [
    'order.delivererAssigned',
    'order.deliveryClaimed',
    'order.outForDelivery',
    'order.deliveryTimeSet',
    'order.labelPrinted',
  ],
});

export default DeliveryManagement;
