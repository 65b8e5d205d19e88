import { bigPackage as type } from '#machines/package/index.ts';
import { PRINTED } from '#machines/fields/printing.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const bigPackage = presented(type, {
  tones: { unused: 'neutral', 'exception.sealDoubted': 'warning' },
  quiet: ['exception.none'],
  print: { of: 'package', ...PRINTED.package, kinds: [] },
  path: RECORD_PATHS.package,
  columns: [
    { field: 'id', width: 190, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120, sort: true },
    { field: 'kind', width: 130 },
    { field: 'destination', width: 150, sort: true },
    { field: 'location', width: 150 },
    { field: 'count', sort: true },
    { field: 'grams', sort: true },
    { field: 'packerName', width: 140 },
    { field: 'sealNumber', width: 130 },
    { field: 'sealedAt', sort: true },
    { field: 'shipment', width: 148 },
    { field: 'missing', width: 90 },
    { field: 'extra', width: 80 },
    { field: 'direction', hidden: true },
    { field: 'cycle', hidden: true },
    { field: 'issuedAt', sort: true, hidden: true },
    { field: 'issuedByName', hidden: true },
    { field: 'updatedAt', sort: true },
    { field: 'printCount', sort: true, hidden: true },
    { field: 'lastPrintedAt', sort: true, hidden: true },
  ],
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
