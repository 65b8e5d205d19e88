import bill from '#views/records/bill/presentation.ts';
import billListDescriptor from '#views/records/bill/listDescriptor.ts';
import { related, relatedTab } from '#views/shapes/detail/relatedTab.tsx';
import { moneyRecord } from './moneyRecord.tsx';
import { postedWithBill } from './postedWith.ts';
import { paperAndStatement } from '#views/papers/papers.tsx';
import { billLinesTab } from './tabs/BillLines.tsx';

/** One bill: its lines and amounts, its refund, and the settlement or slip that clears it. */
const BillDetail = moneyRecord(
  bill,
  {
    More: paperAndStatement('bill'),
    tabs: [
      billLinesTab,
      relatedTab<typeof bill>('bill', 'ui.finance.supplements', [
        related<typeof bill, typeof bill>({
          of: billListDescriptor,
          columns: ['id', 'state', 'day', 'receivable', 'settlementStatus', 'confirmedBy', 'confirmedAt'],
          filters: ({ id }) => [{ field: 'supplements', op: 'eq', value: id }],
        }),
      ]),
    ],
  },
  postedWithBill,
);

export default BillDetail;
