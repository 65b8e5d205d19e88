import shipmentListDescriptor from '#views/records/shipment/listDescriptor.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { shipmentColumns } from '#views/records/shipment/columns.ts';

/** Shipments in transit with their problems (§4: short, not arrived, lost), finished or not. */
const ShippingManagement = list(shipmentListDescriptor, {
  path: '/transport/shippingManagement',
  open: (id) => `${recordAddress('shipment', id)}&tab=items`,
  columns: shipmentColumns,
  filters: [
    { field: 'finish', first: true },
    { field: 'state', values: stateValues(shipmentListDescriptor), titles: 'state.shipment', first: true },
    { field: 'toBranch', first: true },
    'fromBranch',
    'kind',
    'plateNumber',
    'departedAt',
    'receivedAt',
  ],
  actions: [],
  bulk: ['shipment.manifestPrinted', 'shipment.received', 'shipment.finished'],
});

export default ShippingManagement;
