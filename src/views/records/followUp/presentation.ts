import { followUp as type } from '#machines/followUp/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const followUp = presented(type, {
  ...look,
  path: RECORD_PATHS.followUp,
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
