import { reasonSentence } from '#i18n/say.ts';
import paymentSlip from '#views/records/paymentSlip/presentation.ts';
import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { unlessSome, unlessSomeWith } from '#views/shapes/list/selection.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';

/** Bills of Payment: slips by which customers are paid out (§4, §5). */
const PaymentSlipList = list(listDescriptorOf(paymentSlip), {
  path: '/finance/payments',
  open: (id) => recordAddress('paymentSlip', id),
  columns: paymentSlip.columns,
  filters: [
    { field: 'state', values: stateValues(paymentSlip), titles: 'state.paymentSlip', first: true },
    { field: 'customerKind', first: true },
    { field: 'customerName', first: true },
    'drawnAt',
    'generatedAt',
    'confirmedAt',
  ],
  actions: ['paymentSlip.drawn'],
  bulk: ['paymentSlip.generated', 'paymentSlip.confirmed'],
  selection: {
    totals: ['amount'],
    against: {
      'paymentSlip.generated': unlessSomeWith('state', 'notGenerated', 'state.paymentSlip.notGenerated'),
      'paymentSlip.confirmed': unlessSome(({ state, drawnBy, generatedBy }, person) => {
        if (state !== 'generated')
          return (words) => words.text('ui.bulk.noneIs', { value: words.text('state.paymentSlip.generated') });
        const rule = 'paymentSlip.confirmedByAnother';
        return drawnBy === person || generatedBy === person
          ? (words) => reasonSentence({ code: 'secondPerson', rule }, 'paymentSlip', words)
          : null;
      }),
    },
  },
});

export default PaymentSlipList;
