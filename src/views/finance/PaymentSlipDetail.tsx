import paymentSlip from '#views/records/paymentSlip/presentation.ts';
import { moneyRecord } from './moneyRecord.tsx';
import { paperAndStatement } from '#views/papers/papers.tsx';
import { billsTab } from './tabs/billsTab.ts';

/** One payment slip: the bills it pays, the account, and the transfer. */
const PaymentSlipDetail = moneyRecord(paymentSlip, {
  More: paperAndStatement('paymentSlip'),
  tabs: [billsTab<typeof paymentSlip>()],
});

export default PaymentSlipDetail;
