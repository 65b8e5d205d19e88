import { DEFAULT_START_DAYS_BACK, ORDER_RANGE_MOST_DAYS } from '#machines/limits.ts';
import { order } from '#machines/order/index.ts';
import { list } from '#views/shapes/list/list.tsx';
import { HolderText, regionColumn, Tags } from './list/cells.tsx';
import { exceptionValues, custodyValues, tagValues } from './list/values.ts';
import { otherColumns } from './list/otherColumns.tsx';
import { orderAddress } from './addresses.ts';
import { PrintFollowup } from './label/PrintFollowup.tsx';

/** Order list (v2): every field of section 3 as a column, the usual ones shown. */
const OrderList = list(order, {
  path: '/companyOrder/orderList',
  open: orderAddress,
  columns: [
    { field: 'id', width: 148, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 172, sort: true },
    { field: 'tags', width: 210, cell: ({ tags }, words) => <Tags tags={tags} words={words} /> },
    { field: 'senderName', width: 132, sort: true },
    { field: 'senderCity', hidden: true },
    { field: 'receiverName', width: 132, sort: true },
    { field: 'receiverPhone', width: 124 },
    { field: 'receiverCity', width: 132 },
    { field: 'originBranch', width: 132, sort: true },
    { field: 'currentBranch', width: 132, sort: true },
    { field: 'destinationBranch', width: 132, sort: true },
    { field: 'holderName', width: 168, cell: (row, words) => <HolderText row={row} words={words} /> },
    { field: 'weightGrams', sort: true },
    { field: 'freightTotal', sort: true },
    { field: 'collectionAmount', sort: true },
    { field: 'due', sort: true },
    { field: 'payType', width: 150, sort: true },
    regionColumn('exception'),
    { field: 'createdAt', sort: true },
    { field: 'updatedAt', sort: true, hidden: true },
    ...otherColumns,
  ],
  find: { fields: ['id', 'mailSn'], label: 'ui.order.numbers' },
  filters: [
    { field: 'state', values: custodyValues, titles: 'state.order', first: true },
    { field: 'createdAt', first: true, daysBack: DEFAULT_START_DAYS_BACK, mostDays: ORDER_RANGE_MOST_DAYS },
    { field: 'currentBranch', first: true },
    { field: 'tags', values: tagValues, titles: 'tag.order' },
    'source',
    'originBranch',
    'destinationBranch',
    'collector',
    'deliverer',
    'payType',
    'deliveryWay',
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
    'order.deliveryTimeSet',
    'order.cancelled',
    'order.labelPrinted',
  ],
  Followup: PrintFollowup,
});

export default OrderList;
