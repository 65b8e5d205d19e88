import { transferBooking } from '#machines/transferBooking/index.ts';
import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { sketchOf } from '#views/shapes/sketch/sketchOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** The transit warehouse (§4): what came from the China side, warehoused, order placed, cancelled. */
const TransitWarehouse = list(sketchOf(transferBooking), {
  path: '/transitWarehouse/list',
  open: (id) => recordAddress('transferBooking', id),
  columns: [
    { field: 'waybill', width: 170, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'addressCode', width: 120 },
    { field: 'receiverName', width: 140, sort: true },
    { field: 'receiverPhone', width: 130 },
    { field: 'goodsName', width: 160 },
    { field: 'goodsType', width: 130 },
    { field: 'weightGrams', sort: true },
    { field: 'customsFee', sort: true },
    { field: 'replenishment', width: 120 },
    { field: 'branch', width: 150 },
    { field: 'shelf', width: 110 },
    { field: 'order', width: 148 },
    { field: 'warehousedBy', width: 140, hidden: true },
    { field: 'warehousedAt', sort: true },
    { field: 'endedAt', sort: true, hidden: true },
  ],
  filters: [
    { field: 'state', values: stateValues(transferBooking), titles: 'state.transferBooking', first: true },
    { field: 'waybill', first: true },
    'addressCode',
    'receiverName',
    'branch',
    'replenishment',
    'warehousedAt',
  ],
  actions: ['transferBooking.warehoused'],
  bulk: ['transferBooking.orderPlaced', 'transferBooking.cancelled'],
});

export default TransitWarehouse;
