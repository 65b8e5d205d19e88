import bigPackage from '#views/records/package/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One bag: destination, content, and every packing and unpacking. */
const PackageDetail = record(bigPackage, {
  keyFields: bigPackage.keyFields,
  sections: bigPackage.sections,
  tabs: [logTab(bigPackage)],
});

export default PackageDetail;
