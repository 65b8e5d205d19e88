import receipt from '#views/records/receipt/presentation.ts';
import { moneyRecord } from './moneyRecord.tsx';
import { paper } from '#views/papers/papers.tsx';

/** One receipt: amount, account, voucher, and its confirmation. */
const ReceiptDetail = moneyRecord(receipt, { More: paper('receipt') });

export default ReceiptDetail;
