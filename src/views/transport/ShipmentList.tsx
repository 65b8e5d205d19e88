import shipment from '#views/records/shipment/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { shipmentColumns } from '#views/records/shipment/columns.ts';

/** Transport documents (§4): made, sent to station or airport, shipped out, received. */
const ShipmentList = list(listDescriptorOf(shipment), {
  path: '/transport/list',
  open: (id) => recordAddress('shipment', id),
  columns: shipmentColumns,
  filters: [
    { field: 'state', values: stateValues(shipment), titles: 'state.shipment', first: true },
    { field: 'fromBranch', first: true },
    { field: 'toBranch', first: true },
    'kind',
    'finish',
    'plateNumber',
    'driver',
    'trainNumber',
    'carrier',
    'createdAt',
    'departedAt',
  ],
  actions: ['shipment.created'],
  bulk: ['shipment.manifestPrinted', 'shipment.disabled', 'shipment.enabled'],
});

export default ShipmentList;
