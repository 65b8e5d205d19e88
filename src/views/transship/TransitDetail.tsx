import transferBooking from '#views/records/transferBooking/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One parcel of the transit warehouse: the recipient, the costs, and the order placed for it. */
const TransitDetail = record(transferBooking, {
  keyFields: transferBooking.keyFields,
  sections: transferBooking.sections,
  tabs: [logTab(transferBooking)],
  title: ({ waybill }) => waybill,
});

export default TransitDetail;
