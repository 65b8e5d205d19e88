import { appUser as type } from '#machines/appUser/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const appUser = presented(type, {
  ...look,
  path: RECORD_PATHS.appUser,
  keyFields: ['phone', 'level', 'channel', 'registeredAt'],
  sections: [
    {
      title: 'ui.customers.section.person',
      fields: ['nickName', 'phoneAreaCode', 'phone', 'email', 'gender', 'birthday', 'note'],
    },
    {
      title: 'ui.customers.section.account',
      fields: ['level', 'channel', 'merchant', 'bank', 'bankAccount', 'enabled', 'disabledFor', 'registeredAt'],
    },
  ],
  acts: {
    forward: ['appUser.enabled', 'appUser.raisedToVip', 'appUser.registered'],
    beside: ['appUser.amended', 'appUser.bankAccountSet', 'appUser.merchantLinked'],
    back: ['appUser.loweredToOrdinary', 'appUser.merchantUnlinked', 'appUser.disabled'],
  },
});

export default appUser;
