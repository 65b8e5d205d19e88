import { DEFAULT_START_DAYS_BACK, ORDER_RANGE_MOST_DAYS } from '#machines/fields/limits.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { columnsFor } from '#views/records/order/columns.tsx';
import orderListDescriptor from '#views/records/order/listDescriptor.ts';
import { custodyValues } from '#views/records/order/values.ts';

/** Orders by their current branch (§2). */
const BranchOrders = list(orderListDescriptor, {
  path: '/companyOrder/branchOrder',
  open: (id) => recordAddress('order', id),
  columns: columnsFor(
    'id',
    'currentBranch',
    'state',
    'tags',
    'holderName',
    'originBranch',
    'destinationBranch',
    'nextBranch',
    'receiverName',
    'weightGrams',
    'shelf',
    'updatedAt',
  ),
  find: { fields: ['id', 'mailSn'], label: 'ui.order.numbers' },
  filters: [
    { field: 'currentBranch', first: true },
    { field: 'state', values: custodyValues, titles: 'state.order', first: true },
    { field: 'createdAt', first: true, daysBack: DEFAULT_START_DAYS_BACK, mostDays: ORDER_RANGE_MOST_DAYS },
    'originBranch',
    'destinationBranch',
    'holderName',
    'shelf',
  ],
  actions: [],
  bulk: ['order.collectorAssigned', 'order.delivererAssigned', 'order.deliveryTimeSet', 'order.labelPrinted'],
});

export default BranchOrders;
