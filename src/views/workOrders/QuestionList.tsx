import { userQuestion } from '#machines/userQuestion/index.ts';
import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { sketchOf } from '#views/shapes/sketch/sketchOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** What customers asked (§4, question status): pending, or handled by an answer or a work order. */
const QuestionList = list(sketchOf(userQuestion), {
  path: '/workOrders/questions',
  open: (id) => recordAddress('userQuestion', id),
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 110, sort: true },
    { field: 'question', width: 200 },
    { field: 'order', width: 148, sort: true },
    { field: 'customer', width: 150, sort: true },
    { field: 'phone', width: 140 },
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
  filters: [
    { field: 'state', values: stateValues(userQuestion), titles: 'state.userQuestion', first: true },
    { field: 'question', first: true },
    { field: 'raisedAt', first: true },
    'order',
    'customer',
    'workOrder',
    'raisedByName',
  ],
  actions: ['userQuestion.raised'],
  bulk: ['userQuestion.handled'],
});

export default QuestionList;
