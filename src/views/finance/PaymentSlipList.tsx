import paymentSlip from '#views/records/paymentSlip/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { slipSelection } from './chosenRecords.ts';

/** Bills of Payment: slips by which customers are paid out (§4, §5). */
const PaymentSlipList = list(listDescriptorOf(paymentSlip), {
  path: '/finance/payments',
  open: (id) => recordAddress('paymentSlip', id),
  columns: paymentSlip.columns,
  filters: [
    { field: 'state', values: stateValues(paymentSlip), titles: 'state.paymentSlip', first: true },
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
