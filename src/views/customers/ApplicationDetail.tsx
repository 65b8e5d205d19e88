import merchantApplication from '#views/records/merchantApplication/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One application: who applies, and what became of it. */
const ApplicationDetail = record(merchantApplication, {
  keyFields: merchantApplication.keyFields,
  sections: merchantApplication.sections,
  tabs: [logTab(merchantApplication)],
  title: (row) => row.name,
});

export default ApplicationDetail;
