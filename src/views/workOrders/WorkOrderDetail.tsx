import workOrder from '#views/records/workOrder/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { Conversation } from './Conversation.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One work order (§4): what it is about, who works on it, what it waits for, and every follow-up. */
const WorkOrderDetail = record(workOrder, {
  keyFields: workOrder.keyFields,
  sections: workOrder.sections,
  First: Conversation,
  tabs: [logTab(workOrder)],
});

export default WorkOrderDetail;
