import shipment from '#views/records/shipment/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { Items } from './Items.tsx';

/** Items of a shipment for the warehouse (§2): arrived, in stock, or still missing. */
const WarehousingShippingDetail = record(shipment, {
  keyFields: ['fromBranch', 'receivedAt', 'loaded', 'received', 'stored', 'notArrived', 'short', 'lost'],
  sections: [
    {
      title: 'ui.transport.section.load',
      fields: ['loaded', 'orders', 'grams', 'inTransit', 'arrived', 'stored', 'short', 'notArrived', 'lost'],
    },
    { title: 'ui.transport.section.carriage', fields: ['plateNumber', 'driver', 'trainNumber', 'carrier', 'remark'] },
    { title: 'ui.transport.section.times', fields: ['departedAt', 'eta', 'receivedAt', 'finishedAt', 'updatedAt'] },
  ],
  tabs: [
    { id: 'items', title: 'ui.transport.items', Content: Items, count: ({ row }) => row.items.length },
    logTab(shipment),
  ],
});

export default WarehousingShippingDetail;
