import { userQuestion as type } from '#machines/userQuestion/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const userQuestion = presented(type, {
  ...look,
  path: RECORD_PATHS.userQuestion,
  keyFields: ['question', 'order', 'customer', 'raisedAt', 'workOrder'],
  sections: [
    {
      title: 'ui.question.section.asked',
      fields: ['question', 'order', 'customer', 'phone', 'merchant', 'text', 'photos'],
    },
    {
      title: 'ui.question.section.handling',
      fields: ['answer', 'workOrder', 'handledByName', 'handledAt', 'raisedByName', 'raisedAt', 'updatedAt'],
    },
  ],
  acts: {
    forward: ['userQuestion.handled', 'userQuestion.raised'],
    beside: [],
    back: [],
  },
});

export default userQuestion;
