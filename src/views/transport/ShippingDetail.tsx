import { shipment } from '#machines/shipment/index.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { Items } from './Items.tsx';

/** One shipment (§2): the document, what is on it and what came of each item, and all that happened. */
const ShippingDetail = record(shipment, {
  facts: ['fromBranch', 'toBranch', 'kind', 'loaded', 'received', 'eta', 'createdAt'],
  sections: [
    {
      title: 'ui.transport.section.document',
      fields: ['kind', 'fromBranch', 'toBranch', 'finish', 'eta', 'fare', 'remark', 'createdByName', 'photos'],
    },
    {
      title: 'ui.transport.section.carriage',
      fields: ['carrier', 'car', 'plateNumber', 'driver', 'pickupAttendant', 'trainNumber'],
    },
    {
      title: 'ui.transport.section.load',
      fields: ['loaded', 'orders', 'grams', 'inTransit', 'arrived', 'stored', 'short', 'notArrived', 'lost'],
    },
    {
      title: 'ui.transport.section.times',
      fields: ['createdAt', 'departedAt', 'receivedAt', 'finishedAt', 'updatedAt'],
    },
  ],
  tabs: [
    { id: 'items', title: 'ui.transport.items', Content: Items, count: ({ row }) => row.items.length },
    logTab(shipment),
  ],
});

export default ShippingDetail;
