import { collectedCancel as type } from '#machines/collectedCancel/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const collectedCancel = presented(type, {
  tones: { confirming: 'warning' },
  path: RECORD_PATHS.collectedCancel,
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'order', width: 150, sort: true },
    { field: 'reason', width: 240 },
    { field: 'branch', width: 150, sort: true },
    { field: 'requestedBy', width: 150 },
    { field: 'requestedAt', sort: true },
    { field: 'decidedBy', width: 150 },
    { field: 'decidedAt', sort: true },
    { field: 'returnCharging', width: 150 },
    { field: 'refusal', width: 220 },
    { field: 'merchant', width: 150, hidden: true },
    { field: 'updatedAt', sort: true, hidden: true },
  ],
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
