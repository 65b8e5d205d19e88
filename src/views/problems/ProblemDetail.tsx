import problemItem from '#views/records/problemItem/presentation.ts';
import { newWorkOrderAddress } from '#views/addresses.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One problem: what is wrong with which parcel, who follows it, and all that was said. */
const ProblemDetail = record(problemItem, {
  keyFields: problemItem.keyFields,
  sections: problemItem.sections,
  tabs: [logTab(problemItem)],
  leads: ({ order }) => [{ event: 'workOrder.opened', address: newWorkOrderAddress({ waybill: order }) }],
});

export default ProblemDetail;
