import { DEFAULT_START_DAYS_BACK, ORDER_RANGE_MOST_DAYS } from '#machines/fields/limits.ts';
import { list } from '#views/shapes/list/list.tsx';
import { exceptionValues, custodyValues, tagValues } from '#views/records/order/values.ts';
import orderListDescriptor from '#views/records/order/listDescriptor.ts';
import { orderColumns } from '#views/records/order/columns.tsx';
import { orderAddress } from './addresses.ts';

/** Order list (v2): every field of section 3 is a column; the usual ones are visible by default. */
const OrderList = list(orderListDescriptor, {
  path: '/companyOrder/orderList',
  open: orderAddress,
  columns: orderColumns,
  find: { fields: ['id', 'mailSn'], label: 'ui.order.numbers' },
  filters: [
    { field: 'state', values: custodyValues, titles: 'state.order', first: true },
    { field: 'createdAt', first: true, daysBack: DEFAULT_START_DAYS_BACK, mostDays: ORDER_RANGE_MOST_DAYS },
    { field: 'currentBranch', first: true, staffOnly: true },
    { field: 'tags', values: tagValues, titles: 'tag.order' },
    'source',
    { field: 'originBranch', staffOnly: true },
    'destinationBranch',
    'nextBranch',
    'collector',
    'deliverer',
    'payType',
    'deliveryWay',
    'pickupDay',
    'sameCity',
    { field: 'collectedAt', mostDays: ORDER_RANGE_MOST_DAYS },
    { field: 'endedAt', mostDays: ORDER_RANGE_MOST_DAYS },
    { field: 'exception', values: exceptionValues, titles: 'state.order.exception' },
    'merchant',
    'senderName',
    'receiverName',
  ],
  actions: [],
  bulk: [
    'order.collectorAssigned',
    'order.delivererAssigned',
    'order.pickupDaySet',
    'order.deliveryTimeSet',
    'order.cancelled',
    'order.labelPrinted',
  ],
});

export default OrderList;
