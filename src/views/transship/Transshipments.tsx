import transferBookingListDescriptor from '#views/records/transferBooking/listDescriptor.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Transshipment (§4): bookings that await an order. Places the orders or cancels the bookings, many at once. */
const Transshipments = list(transferBookingListDescriptor, {
  path: '/transship/list',
  open: (id) => recordAddress('transferBooking', id),
  columns: [
    { field: 'waybill', width: 170, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'order', width: 148 },
    { field: 'receiverName', width: 140, sort: true },
    { field: 'receiverPhone', width: 130 },
    { field: 'addressCode', width: 120 },
    { field: 'replenishment', width: 120 },
    { field: 'weightGrams', sort: true },
    { field: 'customsFee', sort: true },
    { field: 'branch', width: 150 },
    { field: 'warehousedAt', sort: true },
    { field: 'endedAt', sort: true },
    { field: 'reason', width: 200 },
    { field: 'goodsName', width: 160, hidden: true },
    { field: 'goodsType', width: 130, hidden: true },
    { field: 'shelf', width: 110, hidden: true },
  ],
  filters: [
    {
      field: 'state',
      values: stateValues(transferBookingListDescriptor),
      titles: 'state.transferBooking',
      first: true,
    },
    { field: 'waybill', first: true },
    { field: 'order', first: true },
    'addressCode',
    'receiverName',
    'branch',
    'replenishment',
    'warehousedAt',
    'endedAt',
  ],
  actions: [],
  bulk: ['transferBooking.orderPlaced', 'transferBooking.cancelled'],
});

export default Transshipments;
