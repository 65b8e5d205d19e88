import paymentSlip from '#views/records/paymentSlip/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { paperAndStatement } from './papers.tsx';

/** One payment slip: the bills it pays, the account, and the transfer. */
const PaymentSlipDetail = record(paymentSlip, {
  keyFields: paymentSlip.keyFields,
  sections: paymentSlip.sections,
  More: paperAndStatement('paymentSlip'),
  tabs: [logTab(paymentSlip)],
});

export default PaymentSlipDetail;
