import { shipment as type } from '#machines/shipment/index.ts';
import { PRINTED } from '#machines/fields/printing.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const shipment = presented(type, {
  ...look,
  print: { of: 'shipment', ...PRINTED.shipment, kinds: [] },
  path: RECORD_PATHS.shipment,
  keyFields: ['fromBranch', 'toBranch', 'kind', 'loaded', 'received', 'eta', 'createdAt'],
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
  acts: {
    forward: [
      'shipment.finished',
      'shipment.received',
      'shipment.shippedOut',
      'shipment.sentToStation',
      'shipment.sentToAirport',
      'shipment.enabled',
      'shipment.created',
    ],
    beside: [
      'shipment.amended',
      'shipment.itemArrived',
      'shipment.allItemsArrived',
      'shipment.itemMarkedNotArrived',
      'shipment.itemMarkedShort',
      'shipment.itemFound',
      'shipment.itemLossReported',
      'shipment.itemLost',
      'shipment.manifestPrinted',
    ],
    back: ['shipment.disabled'],
    remedies: {
      'shipment.hasItems': '/transport/shipping',
      'shipment.driverOrTrainNamed': 'shipment.amended',
    },
  },
});

export default shipment;
