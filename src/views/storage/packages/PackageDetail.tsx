import { bigPackage } from '#machines/package/index.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One big bag: where it goes, what is in it, and every time it was filled and emptied. */
const PackageDetail = record(bigPackage, {
  facts: ['destination', 'location', 'count', 'grams', 'sealNumber', 'shipment'],
  sections: [
    {
      title: 'ui.package.section.bag',
      fields: [
        'kind',
        'destination',
        'direction',
        'toBranch',
        'location',
        'cycle',
        'exception',
        'issuedAt',
        'issuedByName',
      ],
    },
    {
      title: 'ui.package.section.load',
      fields: [
        'count',
        'grams',
        'missing',
        'extra',
        'packer',
        'packedAt',
        'sealNumber',
        'sealedAt',
        'shipment',
        'updatedAt',
      ],
    },
    { title: 'ui.package.section.contents', fields: ['orders'] },
  ],
  tabs: [logTab(bigPackage)],
});

export default PackageDetail;
