import userQuestion from '#views/records/userQuestion/presentation.ts';
import { newWorkOrderAddress } from '#views/place/addresses.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One question of a customer: answered here, or made into a work order. */
const QuestionDetail = record(userQuestion, {
  keyFields: userQuestion.keyFields,
  sections: userQuestion.sections,
  tabs: [logTab(userQuestion)],
  leads: ({ id, state, order }) =>
    state === 'pending'
      ? [{ event: 'workOrder.opened', address: newWorkOrderAddress({ question: id, waybill: order }) }]
      : [],
});

export default QuestionDetail;
