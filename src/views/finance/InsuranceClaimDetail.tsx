import insuranceClaim from '#views/records/insuranceClaim/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One insurance claim: the damage, the decision, and the payment. */
const InsuranceClaimDetail = record(insuranceClaim, {
  keyFields: insuranceClaim.keyFields,
  sections: insuranceClaim.sections,
  tabs: [logTab(insuranceClaim)],
});

export default InsuranceClaimDetail;
