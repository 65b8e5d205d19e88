import settlement from '#views/records/settlement/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { paperAndStatement } from './papers.tsx';

/** One settlement: its bills, its fee, and the transfer. */
const SettlementDetail = record(settlement, {
  keyFields: settlement.keyFields,
  sections: settlement.sections,
  More: paperAndStatement('settlement'),
  tabs: [logTab(settlement)],
});

export default SettlementDetail;
