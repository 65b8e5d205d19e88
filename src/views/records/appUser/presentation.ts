import { appUser as type } from '#machines/appUser/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const appUser = presented(type, {
  tones: { vip: 'info', 'account.enabled': 'info', 'account.disabled': 'ended' },
  acts: {
    forward: ['appUser.enabled', 'appUser.raisedToVip', 'appUser.registered'],
    beside: ['appUser.amended', 'appUser.bankAccountSet', 'appUser.merchantLinked'],
    back: ['appUser.loweredToOrdinary', 'appUser.merchantUnlinked', 'appUser.disabled'],
  },
});

export default appUser;
