import { violation as type } from '#machines/violation/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const violation = presented(type, {
  ...look,
  path: RECORD_PATHS.violation,
  keyFields: ['machine', 'life', 'foundAt', 'vanishedAt'],
  sections: [
    {
      title: 'ui.audit.section.found',
      fields: [
        'invariant',
        'machine',
        'life',
        'lifeVersion',
        'evidence',
        'occasion',
        'foundAt',
        'changedAt',
        'vanishedAt',
      ],
    },
    {
      title: 'ui.audit.section.judgement',
      fields: [
        'outcome',
        'judgedByName',
        'judgedAt',
        'remark',
        'returnedFor',
        'closedByName',
        'closedAt',
        'closingRemark',
      ],
    },
  ],
  acts: {
    forward: ['violation.closed', 'violation.explained', 'violation.accepted'],
    beside: [],
    back: ['violation.returned'],
  },
});

export default violation;
