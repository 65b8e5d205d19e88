import { session } from '#services/session.ts';
import userQuestion from '#views/records/userQuestion/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { askedBy } from './askedBy.ts';

/** Questions of customers (§4, question status): pending, or handled by an answer or a work order. */
const QuestionList = list(listDescriptorOf(userQuestion), {
  path: '/workOrders/questions',
  open: (id) => recordAddress('userQuestion', id),
  columns: userQuestion.columns,
  filters: [
    { field: 'state', values: stateValues(userQuestion), titles: 'state.userQuestion', first: true },
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
