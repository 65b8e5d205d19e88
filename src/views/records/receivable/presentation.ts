import { receivable as type } from '#machines/receivable/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const receivable = presented(type, {
  ...look,
  path: RECORD_PATHS.receivable,
  keyFields: ['order', 'customerName', 'amount', 'due', 'received'],
  sections: [
    {
      title: 'ui.finance.section.customer',
      fields: ['order', 'stage', 'gathering', 'customerKind', 'customerName', 'customer', 'merchant', 'branch'],
    },
    { title: 'ui.finance.section.amounts', fields: ['amount', 'due', 'received', 'refunded', 'refundDue'] },
    {
      title: 'ui.finance.section.progress',
      fields: ['method', 'takenBy', 'voucher', 'bill', 'day', 'dueAt', 'receivedAt', 'confirmedBy', 'confirmedAt'],
    },
  ],
  acts: {
    forward: [],
    beside: [],
    back: [],
  },
});

export default receivable;
