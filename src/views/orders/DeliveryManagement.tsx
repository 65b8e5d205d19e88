import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { columnsFor } from '#views/records/order/columns.tsx';
import orderListDescriptor from '#views/records/order/listDescriptor.ts';

const STATES = ['warehoused', 'inStorage', 'pendingDelivery', 'delivering', 'sentToStation', 'atStation'];

/** Orders to deliver, with their couriers (§4): assign, claim, bring back. */
const DeliveryManagement = list(orderListDescriptor, {
  path: '/delivery/manage',
  open: (id) => recordAddress('order', id),
  within: [{ field: 'state', op: 'in', value: STATES }],
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
    'receiverDue',
    'expectedDeliveryTime',
    'deliveryWindow',
    'attempts',
    'timedOut',
  ),
  find: { fields: ['id', 'mailSn'], label: 'ui.order.numbers' },
  filters: [
    { field: 'state', values: STATES, titles: 'state.order', first: true },
    { field: 'deliverer', first: true },
    { field: 'currentBranch', first: true },
    { field: 'expectedDeliveryTime', first: true },
    { field: 'timedOut', values: ['delivery'], titles: 'value.timedOut' },
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
