import { userQuestion as type } from '#machines/userQuestion/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const userQuestion = presented(type, {
  tones: { pending: 'warning', handled: 'positive' },
  path: RECORD_PATHS.userQuestion,
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 110, sort: true },
    { field: 'question', width: 200 },
    { field: 'order', width: 148, sort: true },
    { field: 'customer', width: 150, sort: true },
    { field: 'phone', width: 150 },
    { field: 'text', width: 280 },
    { field: 'photos', width: 96, hidden: true },
    { field: 'answer', width: 240 },
    { field: 'workOrder', width: 140, sort: true },
    { field: 'merchant', width: 150, hidden: true },
    { field: 'raisedByName', width: 140 },
    { field: 'raisedAt', sort: true },
    { field: 'handledByName', width: 140 },
    { field: 'handledAt', sort: true },
    { field: 'updatedAt', sort: true, hidden: true },
  ],
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
