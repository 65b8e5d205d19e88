import { userQuestion } from '#machines/userQuestion/index.ts';
import { newWorkOrderAddress } from '#views/addresses.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One question of a customer: answered here, or made into a work order. */
const QuestionDetail = record(userQuestion, {
  facts: ['question', 'order', 'customer', 'raisedAt', 'workOrder'],
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
  tabs: [logTab(userQuestion)],
  leads: ({ id, state, order }) =>
    state === 'pending'
      ? [{ event: 'workOrder.opened', address: newWorkOrderAddress({ question: id, waybill: order }) }]
      : [],
});

export default QuestionDetail;
