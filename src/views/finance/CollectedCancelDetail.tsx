import collectedCancel from '#views/records/collectedCancel/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One cancellation after collection, and its decision. */
const CollectedCancelDetail = record(collectedCancel, {
  keyFields: collectedCancel.keyFields,
  sections: collectedCancel.sections,
  tabs: [logTab(collectedCancel)],
});

export default CollectedCancelDetail;
