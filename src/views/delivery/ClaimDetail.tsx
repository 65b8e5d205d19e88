import deliveryClaim from '#views/records/deliveryClaim/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One courier's delivery claim: the parcel, its money, and the outcome. */
const ClaimDetail = record(deliveryClaim, {
  keyFields: deliveryClaim.keyFields,
  sections: deliveryClaim.sections,
  tabs: [logTab(deliveryClaim)],
});

export default ClaimDetail;
