import { violation as type } from '#machines/violation/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const violation = presented(type, {
  tones: { open: 'critical', explained: 'warning', accepted: 'warning', closed: 'ended' },
  path: RECORD_PATHS.violation,
  columns: [
    { field: 'invariant', width: 380, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120, sort: true },
    { field: 'machine', width: 130, sort: true },
    { field: 'life', width: 170, sort: true },
    { field: 'occasion', width: 140 },
    { field: 'foundAt', sort: true },
    { field: 'changedAt', sort: true },
    { field: 'vanishedAt', sort: true, hidden: true },
    { field: 'outcome', width: 140 },
    { field: 'judgedByName', width: 150 },
    { field: 'judgedAt', sort: true },
    { field: 'remark', width: 240 },
    { field: 'returnedFor', width: 220, hidden: true },
    { field: 'closedByName', width: 150 },
    { field: 'closedAt', sort: true },
    { field: 'closingRemark', width: 220, hidden: true },
    { field: 'id', width: 160, hidden: true },
  ],
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
