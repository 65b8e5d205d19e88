import { merchantApplication as type } from '#machines/merchantApplication/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const merchantApplication = presented(type, {
  tones: { unprocessed: 'warning', ignored: 'ended', processed: 'positive' },
  path: RECORD_PATHS.merchantApplication,
  columns: [
    { field: 'name', width: 200, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'contact', width: 150 },
    { field: 'phone', width: 150 },
    { field: 'address', width: 260 },
    { field: 'branch', width: 150, sort: true },
    { field: 'kind', width: 120, sort: true },
    { field: 'dailyVolume', width: 130, sort: true },
    { field: 'submittedAt', sort: true },
    { field: 'merchant', width: 150 },
    { field: 'handledBy', width: 150 },
    { field: 'handledAt', sort: true },
    { field: 'ignoredFor', width: 220, hidden: true },
    { field: 'remark', width: 220, hidden: true },
  ],
  keyFields: ['contact', 'phone', 'branch', 'dailyVolume', 'submittedAt'],
  sections: [
    {
      title: 'ui.customers.section.applicant',
      fields: ['name', 'contact', 'phone', 'address', 'branch', 'kind', 'dailyVolume', 'remark', 'submittedAt'],
    },
    { title: 'ui.customers.section.progress', fields: ['merchant', 'handledBy', 'handledAt', 'ignoredFor'] },
  ],
  acts: {
    forward: ['merchantApplication.processed', 'merchantApplication.reopened', 'merchantApplication.submitted'],
    beside: [],
    back: ['merchantApplication.ignored'],
  },
});

export default merchantApplication;
