import { collectedCancel as type } from '#machines/collectedCancel/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const collectedCancel = presented(type, {
  ...look,
  path: RECORD_PATHS.collectedCancel,
  keyFields: ['order', 'branch', 'requestedAt'],
  sections: [
    {
      title: 'ui.finance.section.cancellation',
      fields: ['order', 'reason', 'branch', 'merchant', 'requestedBy', 'requestedAt'],
    },
    {
      title: 'ui.finance.section.progress',
      fields: ['decidedBy', 'decidedAt', 'returnCharging', 'refusal', 'updatedAt'],
    },
  ],
  acts: {
    forward: [],
    beside: [],
    back: [],
  },
});

export default collectedCancel;
