import descriptorData from '#machines/package/log.ts?listDescriptor';
import { list } from '#views/shapes/list/list.tsx';
import { journalListDescriptor } from '#views/shapes/listDescriptor/journalListDescriptor.ts';

/** Package Log (§2): events of all bags by all persons, latest first; at most 30 days at a time. */
const PackageLog = list(
  journalListDescriptor(descriptorData, async () => (await import('#machines/package/log.ts')).packageLog),
  {
    path: '/package/log',
    columns: [
      { field: 'occurredAt', width: 170, pinned: 'start', always: true, sort: true },
      { field: 'package', width: 190 },
      { field: 'kind', width: 130 },
      { field: 'branch', width: 170 },
      { field: 'doneByName', width: 160 },
      { field: 'order', width: 148 },
      { field: 'shipment', width: 148 },
      { field: 'sealNumber', width: 140 },
      { field: 'reason', width: 240 },
    ],
    filters: [
      { field: 'package', first: true },
      { field: 'kind', first: true },
      { field: 'branch', first: true },
      { field: 'occurredAt', first: true, mostDays: 30, daysBack: 29 },
      'doneBy',
    ],
    find: false,
    actions: [],
    bulk: [],
  },
);

export default PackageLog;
