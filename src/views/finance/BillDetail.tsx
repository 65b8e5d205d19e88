import bill from '#views/records/bill/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { paperAndStatement } from './papers.tsx';

/** One bill: its amounts, its refund, and the settlement or slip that clears it. */
const BillDetail = record(bill, {
  keyFields: bill.keyFields,
  sections: bill.sections,
  More: paperAndStatement('bill'),
  tabs: [logTab(bill)],
});

export default BillDetail;
