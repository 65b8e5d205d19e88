import { bigPackage } from '#machines/package/index.ts';
import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { sketchOf } from '#views/shapes/sketch/sketchOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Big bags (§4): unused, packed, sealed, in transit, arrived, finished. */
const PackageList = list(sketchOf(bigPackage), {
  path: '/package/list',
  open: (id) => recordAddress('package', id),
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
  filters: [
    { field: 'state', values: stateValues(bigPackage), titles: 'state.package', first: true },
    { field: 'destination', first: true },
    'kind',
    'location',
    'shipment',
    'sealNumber',
    'updatedAt',
  ],
  actions: ['package.issued'],
  bulk: [
    'package.labelPrinted',
    'package.loaded',
    'package.unloaded',
    'package.warehoused',
    'package.forwarded',
    'package.unsealed',
    'package.opened',
  ],
});

export default PackageList;
