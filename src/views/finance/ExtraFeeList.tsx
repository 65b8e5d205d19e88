import extraFee from '#views/records/extraFee/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { feeSelection } from './chosenRecords.ts';

/** Extra and supplement fees of orders (§3). */
const ExtraFeeList = list(listDescriptorOf(extraFee), {
  path: '/finance/extraFees',
  open: (id) => recordAddress('extraFee', id),
  columns: extraFee.columns,
  filters: [
    { field: 'state', values: stateValues(extraFee), titles: 'state.extraFee', first: true },
    { field: 'stage', first: true },
    { field: 'kind', first: true },
    'order',
    'addedAt',
    'paidAt',
  ],
  actions: [],
  bulk: ['extraFee.paid'],
  selection: feeSelection,
});

export default ExtraFeeList;
