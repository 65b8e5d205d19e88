import shipment from '#views/records/shipment/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { Items } from './Items.tsx';

/** One shipment (§2): the document, its items with their results, and its history. */
const ShippingDetail = record(shipment, {
  keyFields: shipment.keyFields,
  sections: shipment.sections,
  tabs: [
    { id: 'items', title: 'ui.transport.items', Content: Items, count: ({ row }) => row.items.length },
    logTab(shipment),
  ],
});

export default ShippingDetail;
