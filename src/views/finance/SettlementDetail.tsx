import settlement from '#views/records/settlement/presentation.ts';
import { moneyRecord } from './moneyRecord.tsx';
import { paperAndStatement } from '#views/papers/papers.tsx';
import { billsTab } from './tabs/billsTab.ts';

/** One settlement: its bills, its fee, and the transfer. */
const SettlementDetail = moneyRecord(settlement, {
  More: paperAndStatement('settlement'),
  tabs: [billsTab<typeof settlement>()],
});

export default SettlementDetail;
