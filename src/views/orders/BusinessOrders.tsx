import { DEFAULT_START_DAYS_BACK, ORDER_RANGE_MOST_DAYS } from '#machines/fields/limits.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { columnsFor } from '#views/records/order/columns.tsx';
import orderListDescriptor from '#views/records/order/listDescriptor.ts';
import { custodyValues } from '#views/records/order/values.ts';

/** Orders of business customers (§2): of one customer or of all. */
const BusinessOrders = list(orderListDescriptor, {
  path: '/companyOrder/order',
  open: (id) => recordAddress('order', id),
  within: [{ field: 'source', op: 'in', value: ['bigCustomer', 'businessPc', 'api'] }],
  columns: columnsFor(
    'id',
    'state',
    'merchantName',
    'senderName',
    'receiverName',
    'receiverCity',
    'currentBranch',
    'freightTotal',
    'collectionAmount',
    'senderDue',
    'receiverDue',
    'payType',
    'createdAt',
  ),
  find: { fields: ['id', 'mailSn'], label: 'ui.order.numbers' },
  filters: [
    { field: 'merchant', first: true },
    { field: 'state', values: custodyValues, titles: 'state.order', first: true },
    { field: 'createdAt', first: true, daysBack: DEFAULT_START_DAYS_BACK, mostDays: ORDER_RANGE_MOST_DAYS },
    'destinationBranch',
    'pickupDay',
    'payType',
    'tags',
    'receiverName',
  ],
  actions: [],
  bulk: ['order.pickupDaySet', 'order.deliveryTimeSet', 'order.cancelled', 'order.labelPrinted'],
});

export default BusinessOrders;
