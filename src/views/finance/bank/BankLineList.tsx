import bankLineListDescriptor from '#views/records/bankLine/listDescriptor.ts';
import { look } from '#views/records/bankLine/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { unlessSomeWith } from '#views/shapes/list/selection.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { FindMatches } from './FindMatches.tsx';

const unlessMatched = unlessSomeWith('state', 'matched', 'state.bankLine.matched');

/** Lines of bank statements: what came in and went out, and the receipts and payment slips that it proves. */
const BankLineList = list(bankLineListDescriptor, {
  path: '/finance/bankStatement',
  open: (id) => recordAddress('bankLine', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(bankLineListDescriptor), titles: 'state.bankLine', first: true },
    { field: 'matchKind', first: true },
    { field: 'reference', first: true },
    { field: 'day', first: true },
    'paidIn',
    'paidOut',
    'account',
    'customerName',
    'receipt',
    'paymentSlip',
    'acceptedAt',
    'importedAt',
  ],
  actions: [],
  bulk: ['bankLine.accepted', 'bankLine.unmatched', 'bankLine.ignored', 'bankLine.restored'],
  selection: {
    totals: ['paidIn', 'paidOut'],
    against: {
      'bankLine.accepted': unlessMatched,
      'bankLine.unmatched': unlessSomeWith('state', ['matched', 'joined', 'linked'], 'state.bankLine.matched'),
      'bankLine.restored': unlessSomeWith('state', 'ignored', 'state.bankLine.ignored'),
    },
  },
  importAt: '/finance/bankImport',
  Tools: FindMatches,
});

export default BankLineList;
