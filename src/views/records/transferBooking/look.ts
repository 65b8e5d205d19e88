import type { transferBooking } from '#machines/transferBooking/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a transfer booking in lists: tones of its states, and columns. */
export const look: Look<typeof transferBooking> = {
  tones: { orderPlaced: 'positive', cancelled: 'ended' },
  quiet: [],
  columns: [
    { field: 'waybill', width: 170, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'addressCode', width: 120 },
    { field: 'receiverName', width: 140, sort: true },
    { field: 'receiverPhone', width: 150 },
    { field: 'goodsName', width: 160 },
    { field: 'goodsType', width: 130 },
    { field: 'weightGrams', sort: true },
    { field: 'customsFee', sort: true },
    { field: 'replenishment', width: 120 },
    { field: 'branch', width: 150 },
    { field: 'shelf', width: 110 },
    { field: 'order', width: 148 },
    { field: 'warehousedBy', width: 140, hidden: true },
    { field: 'warehousedAt', sort: true },
    { field: 'endedAt', sort: true, hidden: true },
  ],
};
