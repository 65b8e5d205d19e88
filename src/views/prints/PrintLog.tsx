import descriptorData from '#machines/journals/printLog.ts?listDescriptor';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { list } from '#views/shapes/list/list.tsx';
import { journalListDescriptor } from '#views/shapes/listDescriptor/journalListDescriptor.ts';

const RECORD_OF = { waybill: 'order', bag: 'package', shelf: 'shelf', manifest: 'shipment' } as const;

/** Print records (§3): every printed label with person, copies and reason of a reprint. Latest first, at most 30 days at a time. */
const PrintLog = list(
  journalListDescriptor(descriptorData, async () => (await import('#machines/journals/printLog.ts')).printLog),
  {
    path: '/companyOrder/prints',
    columns: [
      { field: 'occurredAt', width: 170, pinned: 'start', always: true, sort: true },
      { field: 'number', width: 190, cell: ({ label, number }) => <RecordLink to={RECORD_OF[label]} id={number} /> },
      { field: 'label', width: 130 },
      { field: 'kind', width: 120 },
      { field: 'count', width: 90 },
      { field: 'size', width: 130 },
      { field: 'format', width: 170 },
      { field: 'doneByName', width: 160 },
      { field: 'branch', width: 170 },
      { field: 'reason', width: 240 },
    ],
    filters: [
      { field: 'number', first: true },
      { field: 'label', first: true },
      { field: 'branch', first: true },
      { field: 'occurredAt', first: true, mostDays: 30, daysBack: 29 },
      'format',
      'doneBy',
    ],
    find: false,
    actions: [],
    bulk: [],
  },
);

export default PrintLog;
