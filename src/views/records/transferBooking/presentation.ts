import { transferBooking as type } from '#machines/transferBooking/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const transferBooking = presented(type, {
  tones: { orderPlaced: 'positive', cancelled: 'ended' },
  path: RECORD_PATHS.transferBooking,
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
  keyFields: ['receiverName', 'addressCode', 'branch', 'shelf', 'order', 'warehousedAt'],
  sections: [
    {
      title: 'ui.transit.section.parcel',
      fields: ['waybill', 'goodsName', 'goodsType', 'weightGrams', 'customsFee', 'replenishment', 'photos'],
    },
    { title: 'ui.transit.section.receiver', fields: ['addressCode', 'receiverName', 'receiverPhone'] },
    {
      title: 'ui.transit.section.handling',
      fields: ['branch', 'shelf', 'warehousedBy', 'warehousedAt', 'order', 'reason', 'endedAt'],
    },
  ],
  acts: {
    forward: ['transferBooking.orderPlaced', 'transferBooking.warehoused'],
    beside: ['transferBooking.amended'],
    back: ['transferBooking.cancelled'],
  },
});

export default transferBooking;
