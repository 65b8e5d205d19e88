import type { shipment } from '#machines/shipment/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';
import { shipmentColumns } from './columns.ts';

/** Look of a shipment in lists: tones of its states, and columns. */
export const look: Look<typeof shipment> = {
  tones: { enabled: 'info', disabled: 'ended', received: 'positive' },
  quiet: [],
  columns: shipmentColumns,
};
