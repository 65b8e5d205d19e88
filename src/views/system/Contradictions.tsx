import violationListDescriptor from '#views/records/violation/listDescriptor.ts';
import { look } from '#views/records/violation/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Contradictions that the auditor found between records and events. */
const Contradictions = list(violationListDescriptor, {
  path: '/system/violations',
  open: (id) => recordAddress('violation', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(violationListDescriptor), titles: 'state.violation', first: true },
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
