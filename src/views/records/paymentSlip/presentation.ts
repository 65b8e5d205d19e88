import { paymentSlip as type } from '#machines/paymentSlip/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const paymentSlip = presented(type, {
  tones: { generated: 'positive', confirmed: 'positive', cancelled: 'ended' },
  path: RECORD_PATHS.paymentSlip,
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'customerKind', width: 120, sort: true },
    { field: 'customerName', width: 180 },
    { field: 'account', width: 180 },
    { field: 'bank', width: 150 },
    { field: 'holder', width: 150 },
    { field: 'bills', width: 160 },
    { field: 'amount', width: 140, sort: true },
    { field: 'drawnBy', width: 150 },
    { field: 'drawnAt', sort: true },
    { field: 'generatedBy', width: 150, hidden: true },
    { field: 'generatedAt', sort: true },
    { field: 'confirmedBy', width: 150 },
    { field: 'confirmedAt', sort: true },
    { field: 'transferredAt', sort: true, hidden: true },
    { field: 'voucher', hidden: true },
    { field: 'bankLine', width: 150, hidden: true },
    { field: 'reason', width: 220, hidden: true },
    { field: 'customer', width: 160, hidden: true },
  ],
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
