import bigPackage from '#views/records/package/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One big bag: where it goes, what is in it, and every time it was filled and emptied. */
const PackageDetail = record(bigPackage, {
  keyFields: bigPackage.keyFields,
  sections: bigPackage.sections,
  tabs: [logTab(bigPackage)],
});

export default PackageDetail;
