import payable from '#views/records/payable/presentation.ts';
import { moneyRecord } from './moneyRecord.tsx';

/** One payable: what was collected for an order, and how it was paid out. */
const PayableDetail = moneyRecord(payable);

export default PayableDetail;
