import extraFee from '#views/records/extraFee/presentation.ts';
import { orderLedgerPane } from '#views/records/order/ledgerPane.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One extra fee of an order. */
const ExtraFeeDetail = record(extraFee, {
  keyFields: extraFee.keyFields,
  sections: extraFee.sections,
  tabs: [orderLedgerPane<typeof extraFee>(({ order }) => order), logTab(extraFee)],
});

export default ExtraFeeDetail;
