import periodListDescriptor from '#views/records/period/listDescriptor.ts';
import { look } from '#views/records/period/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Months of the books: which are open, asked to be closed, or closed. */
const PeriodList = list(periodListDescriptor, {
  path: '/finance/periods',
  open: (id) => recordAddress('period', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(periodListDescriptor), titles: 'state.period', first: true },
    'closedAt',
  ],
  actions: ['period.opened'],
  begun: (id) => recordAddress('period', id),
  bulk: [],
});

export default PeriodList;
