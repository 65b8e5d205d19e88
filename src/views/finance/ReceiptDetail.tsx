import receipt from '#views/records/receipt/presentation.ts';
import { moneyRecord } from './moneyRecord.tsx';
import { postedWithReceipt } from './postedWith.ts';
import { paper } from '#views/papers/papers.tsx';

/** One receipt: amount, account, voucher, and its confirmation. */
const ReceiptDetail = moneyRecord(receipt, { More: paper('receipt') }, postedWithReceipt);

export default ReceiptDetail;
