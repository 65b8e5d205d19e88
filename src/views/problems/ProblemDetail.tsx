import problemItem from '#views/records/problemItem/presentation.ts';
import { newWorkOrderAddress } from '#views/place/addresses.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One problem: the parcel, the fault, the person in charge, and the conversation. */
const ProblemDetail = record(problemItem, {
  keyFields: problemItem.keyFields,
  sections: problemItem.sections,
  tabs: [logTab(problemItem)],
  leads: ({ order }) => [{ event: 'workOrder.opened', address: newWorkOrderAddress({ waybill: order }) }],
});

export default ProblemDetail;
