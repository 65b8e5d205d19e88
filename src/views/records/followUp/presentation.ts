import { followUp as type } from '#machines/followUp/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const followUp = presented(type, {
  tones: {},
  path: RECORD_PATHS.followUp,
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 110, sort: true },
    { field: 'kind', width: 170 },
    { field: 'order', width: 148, sort: true },
    { field: 'reason', width: 240 },
    { field: 'remarks', width: 96, sort: true },
    { field: 'lastRemark', width: 260 },
    { field: 'lastRemarkBy', width: 140 },
    { field: 'openedAt', sort: true },
    { field: 'closedAt', sort: true, hidden: true },
    { field: 'updatedAt', sort: true },
  ],
  keyFields: ['order', 'kind', 'openedAt', 'remarks'],
  sections: [
    {
      title: 'ui.problem.section.followUp',
      fields: [
        'order',
        'kind',
        'reason',
        'merchant',
        'remarks',
        'lastRemark',
        'lastRemarkBy',
        'openedAt',
        'closedAt',
        'updatedAt',
      ],
    },
  ],
  acts: {
    forward: ['followUp.closed', 'followUp.remarked'],
    beside: [],
    back: [],
  },
});

export default followUp;
