import paymentSlipListDescriptor from '#views/records/paymentSlip/listDescriptor.ts';
import { look } from '#views/records/paymentSlip/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { slipSelection } from './chosenRecords.ts';

/** Bills of Payment: slips by which customers are paid out (§4, §5). */
const PaymentSlipList = list(paymentSlipListDescriptor, {
  path: '/finance/payments',
  open: (id) => recordAddress('paymentSlip', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(paymentSlipListDescriptor), titles: 'state.paymentSlip', first: true },
    { field: 'customerKind', first: true },
    { field: 'customerName', first: true },
    { field: 'customer', byLink: true },
    'drawnAt',
    'generatedAt',
    'confirmedAt',
  ],
  actions: ['paymentSlip.drawn'],
  bulk: ['paymentSlip.generated', 'paymentSlip.confirmed'],
  selection: slipSelection,
});

export default PaymentSlipList;
