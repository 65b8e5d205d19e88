import transferBooking from '#views/records/transferBooking/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** The transit warehouse (§4): parcels from the China side, stored, ordered or cancelled. */
const TransitWarehouse = list(listDescriptorOf(transferBooking), {
  path: '/transitWarehouse/list',
  open: (id) => recordAddress('transferBooking', id),
  columns: transferBooking.columns,
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
