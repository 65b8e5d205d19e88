import period from '#views/records/period/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';

/** Months of the books: which are open, asked to be closed, or closed. */
const PeriodList = list(listDescriptorOf(period), {
  path: '/finance/periods',
  open: (id) => recordAddress('period', id),
  columns: period.columns,
  filters: [{ field: 'state', values: stateValues(period), titles: 'state.period', first: true }, 'closedAt'],
  actions: ['period.opened'],
  begun: (id) => recordAddress('period', id),
  bulk: [],
});

export default PeriodList;
