import transferBookingListDescriptor from '#views/records/transferBooking/listDescriptor.ts';
import { look } from '#views/records/transferBooking/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** The transit warehouse (§4): parcels from the China side, stored, ordered or cancelled. */
const TransitWarehouse = list(transferBookingListDescriptor, {
  path: '/transitWarehouse/list',
  open: (id) => recordAddress('transferBooking', id),
  columns: look.columns,
  filters: [
    {
      field: 'state',
      values: stateValues(transferBookingListDescriptor),
      titles: 'state.transferBooking',
      first: true,
    },
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
