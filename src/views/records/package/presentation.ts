import { bigPackage as type } from '#machines/package/index.ts';
import { PRINTED } from '#machines/fields/printing.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const bigPackage = presented(type, {
  ...look,
  print: { of: 'package', ...PRINTED.package, kinds: [] },
  path: RECORD_PATHS.package,
  keyFields: ['destination', 'location', 'count', 'grams', 'sealNumber', 'shipment'],
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
  acts: {
    forward: [
      'package.warehoused',
      'package.opened',
      'package.forwarded',
      'package.loaded',
      'package.sealed',
      'package.reissued',
      'package.issued',
    ],
    beside: ['package.exceptionCleared', 'package.partMissing', 'package.extraFound', 'package.labelPrinted'],
    back: ['package.unsealed', 'package.unloaded'],
    remedies: {
      'package.hasParcels': '/package/sort',
      'package.isEmpty': '/package/sort',
      'package.isOpened': 'package.opened',
      'package.notOnShipment': 'package.unloaded',
      'package.noOpenException': 'package.exceptionCleared',
    },
  },
});

export default bigPackage;
