import { paymentSlip as type } from '#machines/paymentSlip/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const paymentSlip = presented(type, {
  ...look,
  path: RECORD_PATHS.paymentSlip,
  keyFields: ['customerName', 'amount', 'bank', 'holder', 'drawnAt'],
  sections: [
    { title: 'ui.finance.section.customer', fields: ['customerKind', 'customerName', 'customer', 'bills'] },
    { title: 'ui.finance.section.account', fields: ['account', 'bank', 'holder', 'amount'] },
    {
      title: 'ui.finance.section.progress',
      fields: [
        'drawnBy',
        'drawnAt',
        'generatedBy',
        'generatedAt',
        'confirmedBy',
        'confirmedAt',
        'transferredAt',
        'voucher',
        'bankLine',
        'reason',
      ],
    },
  ],
  acts: {
    forward: ['paymentSlip.confirmed', 'paymentSlip.generated', 'paymentSlip.drawn'],
    beside: [],
    back: ['paymentSlip.cancelled'],
  },
});

export default paymentSlip;
