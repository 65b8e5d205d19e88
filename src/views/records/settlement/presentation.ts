import { settlement as type } from '#machines/settlement/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const settlement = presented(type, {
  ...look,
  path: RECORD_PATHS.settlement,
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
