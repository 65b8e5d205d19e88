import receivable from '#views/records/receivable/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { receivableLeads } from './receivableLeads.ts';

/** One receivable: what is due for an order, who took it, and who confirmed it. */
const ReceivableDetail = record(receivable, {
  keyFields: receivable.keyFields,
  sections: receivable.sections,
  leads: receivableLeads,
  tabs: [logTab(receivable)],
});

export default ReceivableDetail;
