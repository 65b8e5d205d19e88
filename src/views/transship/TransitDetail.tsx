import { transferBooking } from '#machines/transferBooking/index.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One parcel of the transit warehouse: what came for whom, what it costs, and the order placed for it. */
const TransitDetail = record(transferBooking, {
  facts: ['receiverName', 'addressCode', 'branch', 'shelf', 'order', 'warehousedAt'],
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
  tabs: [logTab(transferBooking)],
  title: ({ waybill }) => waybill,
});

export default TransitDetail;
