import { extraFee as type } from '#machines/extraFee/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const extraFee = presented(type, {
  ...look,
  path: RECORD_PATHS.extraFee,
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
