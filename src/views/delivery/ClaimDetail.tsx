import deliveryClaim from '#views/records/deliveryClaim/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One claim of a courier: the parcel, its money, and what became of it. */
const ClaimDetail = record(deliveryClaim, {
  keyFields: deliveryClaim.keyFields,
  sections: deliveryClaim.sections,
  tabs: [logTab(deliveryClaim)],
});

export default ClaimDetail;
