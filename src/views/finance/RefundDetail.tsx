import refund from '#views/records/refund/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One refund: why it was asked for, who decided, and the payment. */
const RefundDetail = record(refund, {
  keyFields: refund.keyFields,
  sections: refund.sections,
  tabs: [logTab(refund)],
});

export default RefundDetail;
