import settlementListDescriptor from '#views/records/settlement/listDescriptor.ts';
import { look } from '#views/records/settlement/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { unlessSomeWith } from '#views/shapes/list/selection.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Settlements: bills of one customer, netted and paid in (§4, §5). */
const SettlementList = list(settlementListDescriptor, {
  path: '/finance/settlement',
  open: (id) => recordAddress('settlement', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(settlementListDescriptor), titles: 'state.settlement', first: true },
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
