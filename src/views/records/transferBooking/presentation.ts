import { transferBooking as type } from '#machines/transferBooking/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const transferBooking = presented(type, {
  ...look,
  path: RECORD_PATHS.transferBooking,
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
