import shipmentListDescriptor from '#views/records/shipment/listDescriptor.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { shipmentColumns } from '#views/records/shipment/columns.ts';

/** Transport documents (§4): made, sent to station or airport, shipped out, received. */
const ShipmentList = list(shipmentListDescriptor, {
  path: '/transport/list',
  open: (id) => recordAddress('shipment', id),
  columns: shipmentColumns,
  filters: [
    { field: 'state', values: stateValues(shipmentListDescriptor), titles: 'state.shipment', first: true },
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
