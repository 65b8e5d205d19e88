import { settlement as type } from '#machines/settlement/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const settlement = presented(type, {
  tones: { toSettle: 'warning', settled: 'positive', dissolved: 'ended' },
  path: RECORD_PATHS.settlement,
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'customerKind', width: 120, sort: true },
    { field: 'customerName', width: 180 },
    { field: 'bills', width: 160 },
    { field: 'receivable', width: 140, sort: true },
    { field: 'payable', width: 140, sort: true },
    { field: 'fee', width: 120 },
    { field: 'net', width: 140, sort: true },
    { field: 'openedBy', width: 150 },
    { field: 'openedAt', sort: true },
    { field: 'settledBy', width: 150 },
    { field: 'settledAt', sort: true },
    { field: 'transferredAt', sort: true, hidden: true },
    { field: 'voucher', hidden: true },
    { field: 'reason', width: 220, hidden: true },
    { field: 'customer', width: 160, hidden: true },
  ],
  keyFields: ['customerName', 'receivable', 'payable', 'net', 'openedAt'],
  sections: [
    { title: 'ui.finance.section.customer', fields: ['customerKind', 'customerName', 'customer', 'bills'] },
    { title: 'ui.finance.section.amounts', fields: ['receivable', 'payable', 'fee', 'net'] },
    {
      title: 'ui.finance.section.progress',
      fields: ['openedBy', 'openedAt', 'requestedBy', 'settledBy', 'settledAt', 'transferredAt', 'voucher', 'reason'],
    },
  ],
  acts: {
    forward: ['settlement.settled', 'settlement.requested', 'settlement.opened'],
    beside: ['settlement.feeCharged'],
    back: ['settlement.withdrawn', 'settlement.dissolved'],
  },
});

export default settlement;
