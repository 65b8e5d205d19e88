import extraFeeListDescriptor from '#views/records/extraFee/listDescriptor.ts';
import { look } from '#views/records/extraFee/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { feeSelection } from './chosenRecords.ts';

/** Extra and supplement fees of orders (§3). */
const ExtraFeeList = list(extraFeeListDescriptor, {
  path: '/finance/extraFees',
  open: (id) => recordAddress('extraFee', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(extraFeeListDescriptor), titles: 'state.extraFee', first: true },
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
