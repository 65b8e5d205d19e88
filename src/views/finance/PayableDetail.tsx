import payable from '#views/records/payable/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One payable: what was collected for an order, and how it was paid out. */
const PayableDetail = record(payable, {
  keyFields: payable.keyFields,
  sections: payable.sections,
  tabs: [logTab(payable)],
});

export default PayableDetail;
