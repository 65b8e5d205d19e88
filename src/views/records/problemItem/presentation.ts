import { problemItem as type } from '#machines/problemItem/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const problemItem = presented(type, {
  tones: { pending: 'warning', processing: 'progress', handled: 'positive' },
  path: RECORD_PATHS.problemItem,
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120, sort: true },
    { field: 'kind', width: 150 },
    { field: 'order', width: 148, sort: true },
    { field: 'reason', width: 240 },
    { field: 'branch', width: 140, sort: true },
    { field: 'followerName', width: 140 },
    { field: 'identifier', width: 150 },
    { field: 'followRemark', width: 240 },
    { field: 'photos', hidden: true },
    { field: 'raisedByName', width: 140, hidden: true },
    { field: 'raisedAt', sort: true },
    { field: 'handledAt', sort: true, hidden: true },
    { field: 'updatedAt', sort: true },
  ],
  keyFields: ['order', 'kind', 'branch', 'followerName', 'raisedAt'],
  sections: [
    { title: 'ui.problem.section.problem', fields: ['order', 'kind', 'reason', 'branch', 'merchant', 'photos'] },
    {
      title: 'ui.problem.section.handling',
      fields: ['followerName', 'identifier', 'followRemark', 'raisedByName', 'raisedAt', 'handledAt', 'updatedAt'],
    },
  ],
  acts: {
    forward: ['problemItem.handled', 'problemItem.followed', 'problemItem.taken', 'problemItem.raised'],
    beside: [],
    back: [],
  },
});

export default problemItem;
