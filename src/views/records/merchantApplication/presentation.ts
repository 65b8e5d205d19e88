import { merchantApplication as type } from '#machines/merchantApplication/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const merchantApplication = presented(type, {
  ...look,
  path: RECORD_PATHS.merchantApplication,
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
