import type { shipment } from '#machines/shipment/index.ts';
import type { ListOptions } from '#views/shapes/list/options.ts';

/** Columns shared by all lists of shipments. */
export const shipmentColumns: ListOptions<typeof shipment>['columns'] = [
  { field: 'id', width: 148, pinned: 'start', always: true, sort: true },
  { field: 'state', width: 150, sort: true },
  { field: 'fromBranch', width: 130, sort: true },
  { field: 'toBranch', width: 130, sort: true },
  { field: 'kind', width: 170 },
  { field: 'loaded', sort: true },
  { field: 'orders', sort: true },
  { field: 'grams', sort: true },
  { field: 'received', sort: true },
  { field: 'short', width: 76 },
  { field: 'notArrived', width: 104 },
  { field: 'lost', width: 76 },
  { field: 'plateNumber', width: 120 },
  { field: 'driver', width: 120 },
  { field: 'trainNumber', hidden: true },
  { field: 'carrier', hidden: true },
  { field: 'pickupAttendant', hidden: true },
  { field: 'fare', hidden: true },
  { field: 'eta', sort: true },
  { field: 'departedAt', sort: true },
  { field: 'receivedAt', sort: true, hidden: true },
  { field: 'finish', width: 130 },
  { field: 'createdByName', hidden: true },
  { field: 'createdAt', sort: true },
  { field: 'remark', hidden: true },
];
