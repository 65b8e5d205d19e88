import violation from '#views/records/violation/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';

/** Contradictions that the auditor found between records and events. */
const Contradictions = list(listDescriptorOf(violation), {
  path: '/system/violations',
  open: (id) => recordAddress('violation', id),
  columns: violation.columns,
  filters: [
    { field: 'state', values: stateValues(violation), titles: 'state.violation', first: true },
    { field: 'invariant', first: true },
    { field: 'machine', first: true },
    'life',
    'occasion',
    'foundAt',
    'judgedAt',
    'closedAt',
  ],
  actions: [],
  bulk: ['violation.explained', 'violation.accepted', 'violation.closed'],
});

export default Contradictions;
