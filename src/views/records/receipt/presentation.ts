import { receipt as type } from '#machines/receipt/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const receipt = presented(type, {
  tones: { toBeConfirmed: 'warning', confirmed: 'positive', void: 'ended' },
  path: RECORD_PATHS.receipt,
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 140, sort: true },
    { field: 'receivable', width: 170 },
    { field: 'order', width: 150, sort: true },
    { field: 'stage', width: 120, sort: true },
    { field: 'customerName', width: 180 },
    { field: 'amount', width: 130, sort: true },
    { field: 'collectionFee', width: 130 },
    { field: 'method', width: 120 },
    { field: 'account', width: 180 },
    { field: 'transferAt', sort: true },
    { field: 'recordedBy', width: 150 },
    { field: 'recordedAt', sort: true },
    { field: 'confirmedBy', width: 150 },
    { field: 'confirmedAt', sort: true },
    { field: 'takenBy', width: 150, hidden: true },
    { field: 'bankLines', width: 220, hidden: true },
    { field: 'partsPaid', width: 130, hidden: true },
    { field: 'merchant', width: 150, hidden: true },
    { field: 'voucher', hidden: true },
    { field: 'voidedFor', width: 220, hidden: true },
    { field: 'remark', width: 220, hidden: true },
  ],
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
  acts: {
    forward: ['receipt.confirmed', 'receipt.recorded'],
    beside: [],
    back: ['receipt.voided'],
  },
});

export default receipt;
