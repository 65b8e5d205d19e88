import { receipt as type } from '#machines/receipt/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { look } from './look.ts';

const PaymentDue = arriving(() => import('./PaymentDue.tsx'));

const receipt = presented(type, {
  ...look,
  path: RECORD_PATHS.receipt,
  keyFields: ['order', 'customerName', 'amount', 'method', 'transferAt'],
  sections: [
    { title: 'ui.finance.section.customer', fields: ['receivable', 'order', 'stage', 'customerName', 'merchant'] },
    {
      title: 'ui.finance.section.account',
      fields: [
        'amount',
        'collectionFee',
        'method',
        'account',
        'transferAt',
        'bankLines',
        'partsPaid',
        'voucher',
        'remark',
      ],
    },
    {
      title: 'ui.finance.section.progress',
      fields: ['takenBy', 'recordedBy', 'recordedAt', 'confirmedBy', 'confirmedAt', 'voidedFor'],
    },
  ],
  effects: { 'receipt.recorded': PaymentDue },
  acts: {
    forward: ['receipt.confirmed', 'receipt.recorded'],
    beside: [],
    back: ['receipt.voided'],
  },
});

export default receipt;
