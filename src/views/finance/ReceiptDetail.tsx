import receipt from '#views/records/receipt/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { paper } from './papers.tsx';

/** One receipt: amount, account, voucher, and its confirmation. */
const ReceiptDetail = record(receipt, {
  keyFields: receipt.keyFields,
  sections: receipt.sections,
  More: paper('receipt'),
  tabs: [logTab(receipt)],
});

export default ReceiptDetail;
