import refund from '#views/records/refund/presentation.ts';
import { moneyRecord } from './moneyRecord.tsx';

/** One refund: why it was asked for, who decided, and the payment. */
const RefundDetail = moneyRecord(refund);

export default RefundDetail;
