import { session } from '#services/session.ts';
import userQuestionListDescriptor from '#views/records/userQuestion/listDescriptor.ts';
import { look } from '#views/records/userQuestion/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { askedBy } from './askedBy.ts';

/** Questions of customers (§4, question status): pending, or handled by an answer or a work order. */
const QuestionList = list(userQuestionListDescriptor, {
  path: '/workOrders/questions',
  open: (id) => recordAddress('userQuestion', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(userQuestionListDescriptor), titles: 'state.userQuestion', first: true },
    { field: 'question', first: true },
    { field: 'raisedAt', first: true },
    'order',
    { field: 'merchant', byLink: true },
    'customer',
    'workOrder',
    'raisedByName',
  ],
  actions: ['userQuestion.raised'],
  initial: () => askedBy(session.getSnapshot().context.user),
  bulk: ['userQuestion.handled'],
});

export default QuestionList;
