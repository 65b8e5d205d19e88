import { DEFAULT_START_DAYS_BACK, ORDER_RANGE_MOST_DAYS } from '#machines/fields/limits.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { columnsFor } from '#views/records/order/columns.tsx';
import orderListDescriptor from '#views/records/order/listDescriptor.ts';
import { custodyValues } from '#views/records/order/values.ts';

/** Transfer orders: orders from the transshipment of the China side (§4, source 3). */
const TransferOrders = list(orderListDescriptor, {
  path: '/transship/transferOrder',
  open: (id) => recordAddress('order', id),
  within: [{ field: 'source', op: 'eq', value: 'transshipment' }],
  columns: columnsFor(
    'id',
    'mailSn',
    'state',
    'customs',
    'addressCode',
    'receiverName',
    'receiverCity',
    'weightGrams',
    'freightTotal',
    'exchangeRate',
    'senderDue',
    'receiverDue',
    'createdAt',
  ),
  find: { fields: ['id', 'mailSn'], label: 'ui.order.numbers' },
  filters: [
    { field: 'state', values: custodyValues, titles: 'state.order', first: true },
    { field: 'addressCode', first: true },
    { field: 'createdAt', first: true, daysBack: DEFAULT_START_DAYS_BACK, mostDays: ORDER_RANGE_MOST_DAYS },
    'currentBranch',
    'destinationBranch',
    'receiverName',
  ],
  actions: [],
  bulk: ['order.deliveryTimeSet', 'order.labelPrinted'],
});

export default TransferOrders;
