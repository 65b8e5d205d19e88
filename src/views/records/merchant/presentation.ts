import { merchant as type } from '#machines/merchant/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const merchant = presented(type, {
  tones: { invalid: 'critical' },
  acts: {
    forward: [
      'merchant.revalidated',
      'merchant.movedToLv1',
      'merchant.movedToLv2',
      'merchant.movedToLv3',
      'merchant.movedToLv4',
      'merchant.registered',
    ],
    beside: [
      'merchant.amended',
      'merchant.accountAdded',
      'merchant.mainAccountSet',
      'merchant.contractRenewed',
      'merchant.commonSendersSet',
      'merchant.maintainerSet',
      'merchant.permissionsSet',
    ],
    back: ['merchant.invalidated', 'merchant.accountRemoved'],
  },
});

export default merchant;
