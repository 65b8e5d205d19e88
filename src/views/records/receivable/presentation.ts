import { receivable as type } from '#machines/receivable/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const receivable = presented(type, {
  tones: {
    received: 'positive',
    confirmed: 'positive',
    refunded: 'ended',
    credited: 'info',
    billed: 'info',
    settled: 'positive',
  },
  path: RECORD_PATHS.receivable,
  columns: [
    { field: 'id', width: 170, pinned: 'start', always: true, sort: true },
    { field: 'order', width: 150, sort: true },
    { field: 'stage', width: 120, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'gathering', width: 120 },
    { field: 'customerKind', width: 120, sort: true },
    { field: 'customerName', width: 180 },
    { field: 'branch', width: 150, sort: true },
    { field: 'amount', width: 130, sort: true },
    { field: 'due', width: 130, sort: true },
    { field: 'received', width: 130, sort: true },
    { field: 'refunded', width: 120 },
    { field: 'refundDue', width: 120 },
    { field: 'method', width: 120 },
    { field: 'takenBy', width: 150 },
    { field: 'bill', width: 150 },
    { field: 'day', sort: true },
    { field: 'dueAt', sort: true },
    { field: 'receivedAt', sort: true },
    { field: 'confirmedBy', width: 150 },
    { field: 'confirmedAt', sort: true },
    { field: 'merchant', width: 150, hidden: true },
    { field: 'customer', width: 160, hidden: true },
    { field: 'voucher', hidden: true },
  ],
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
