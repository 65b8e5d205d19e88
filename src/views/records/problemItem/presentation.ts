import { problemItem as type } from '#machines/problemItem/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const problemItem = presented(type, {
  ...look,
  path: RECORD_PATHS.problemItem,
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
