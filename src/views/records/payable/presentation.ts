import { payable as type } from '#machines/payable/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const payable = presented(type, {
  tones: { billed: 'info', paid: 'positive', cancelled: 'ended' },
  path: RECORD_PATHS.payable,
  columns: [
    { field: 'id', width: 170, pinned: 'start', always: true, sort: true },
    { field: 'order', width: 150, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'customerKind', width: 120, sort: true },
    { field: 'customerName', width: 180 },
    { field: 'collected', width: 130, sort: true },
    { field: 'offset', width: 120 },
    { field: 'refunded', width: 120 },
    { field: 'settled', width: 120 },
    { field: 'outstanding', width: 140, sort: true },
    { field: 'amount', width: 130, sort: true },
    { field: 'bill', width: 150 },
    { field: 'slip', width: 150 },
    { field: 'day', sort: true },
    { field: 'dueAt', sort: true },
    { field: 'paidAt', sort: true },
    { field: 'merchant', width: 150, hidden: true },
    { field: 'customer', width: 160, hidden: true },
  ],
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
