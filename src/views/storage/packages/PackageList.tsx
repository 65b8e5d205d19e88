import bigPackage from '#views/records/package/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Big bags (§4): unused, packed, sealed, in transit, arrived, finished. */
const PackageList = list(listDescriptorOf(bigPackage), {
  path: '/package/list',
  open: (id) => recordAddress('package', id),
  columns: bigPackage.columns,
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
