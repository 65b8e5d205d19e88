import { payable as type } from '#machines/payable/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const payable = presented(type, {
  ...look,
  path: RECORD_PATHS.payable,
  keyFields: ['order', 'customerName', 'collected', 'outstanding', 'dueAt'],
  sections: [
    { title: 'ui.finance.section.customer', fields: ['order', 'customerKind', 'customerName', 'customer', 'merchant'] },
    {
      title: 'ui.finance.section.amounts',
      fields: ['collected', 'offset', 'refunded', 'settled', 'outstanding', 'amount'],
    },
    { title: 'ui.finance.section.progress', fields: ['bill', 'slip', 'day', 'dueAt', 'paidAt'] },
  ],
  acts: {
    forward: [],
    beside: [],
    back: [],
  },
});

export default payable;
