import followUp from '#views/records/followUp/presentation.ts';
import { newWorkOrderAddress } from '#views/place/addresses.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One customer to follow up: the reason and the conversation so far. */
const FollowUpDetail = record(followUp, {
  keyFields: followUp.keyFields,
  sections: followUp.sections,
  tabs: [logTab(followUp)],
  leads: ({ order }) => [{ event: 'workOrder.opened', address: newWorkOrderAddress({ waybill: order }) }],
});

export default FollowUpDetail;
