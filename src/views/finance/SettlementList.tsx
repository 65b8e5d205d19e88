import settlement from '#views/records/settlement/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { unlessSomeWith } from '#views/shapes/list/selection.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';

/** Settlements: bills of one customer, netted and paid in (§4, §5). */
const SettlementList = list(listDescriptorOf(settlement), {
  path: '/finance/settlement',
  open: (id) => recordAddress('settlement', id),
  columns: settlement.columns,
  filters: [
    { field: 'state', values: stateValues(settlement), titles: 'state.settlement', first: true },
    { field: 'customerKind', first: true },
    { field: 'customerName', first: true },
    { field: 'customer', byLink: true },
    'openedAt',
    'settledAt',
  ],
  actions: ['settlement.opened'],
  bulk: ['settlement.requested', 'settlement.withdrawn'],
  selection: {
    totals: ['receivable', 'payable', 'net'],
    against: {
      'settlement.requested': unlessSomeWith('state', 'none', 'state.settlement.none'),
      'settlement.withdrawn': unlessSomeWith('state', 'toSettle', 'state.settlement.toSettle'),
    },
  },
});

export default SettlementList;
