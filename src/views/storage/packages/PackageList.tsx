import packageListDescriptor from '#views/records/package/listDescriptor.ts';
import { look } from '#views/records/package/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Big bags (§4): unused, packed, sealed, in transit, arrived, finished. */
const PackageList = list(packageListDescriptor, {
  path: '/package/list',
  open: (id) => recordAddress('package', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(packageListDescriptor), titles: 'state.package', first: true },
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
