import { extraFee as type } from '#machines/extraFee/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const extraFee = presented(type, {
  tones: { unpaid: 'warning', paid: 'positive', voided: 'ended' },
  path: RECORD_PATHS.extraFee,
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120, sort: true },
    { field: 'order', width: 150, sort: true },
    { field: 'stage', width: 120, sort: true },
    { field: 'kind', width: 180 },
    { field: 'amount', width: 130, sort: true },
    { field: 'channel', width: 140 },
    { field: 'paymentChannel', width: 150 },
    { field: 'addedAt', sort: true },
    { field: 'paidAt', sort: true },
  ],
  keyFields: ['order', 'kind', 'amount'],
  sections: [
    {
      title: 'ui.finance.section.fee',
      fields: ['order', 'stage', 'kind', 'amount', 'channel', 'paymentChannel', 'addedAt', 'paidAt'],
    },
  ],
  acts: {
    forward: ['extraFee.paid'],
    beside: [],
    back: [],
  },
});

export default extraFee;
