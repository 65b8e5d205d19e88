import collectedCancel from '#views/records/collectedCancel/presentation.ts';
import { orderLedgerPane } from '#views/records/order/ledgerPane.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { cancelLeads } from './cancelLeads.ts';

/** One cancellation after collection, and its decision. */
const CollectedCancelDetail = record(collectedCancel, {
  keyFields: collectedCancel.keyFields,
  sections: collectedCancel.sections,
  leads: cancelLeads,
  tabs: [orderLedgerPane<typeof collectedCancel>(({ order }) => order), logTab(collectedCancel)],
});

export default CollectedCancelDetail;
