import { appUser as type } from '#machines/appUser/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const appUser = presented(type, {
  tones: { vip: 'info', 'account.enabled': 'info', 'account.disabled': 'ended' },
  path: RECORD_PATHS.appUser,
  columns: [
    { field: 'nickName', width: 180, pinned: 'start', always: true, sort: true },
    { field: 'id', width: 150 },
    { field: 'state', width: 120, sort: true },
    { field: 'level', width: 100, sort: true },
    { field: 'phoneAreaCode', width: 110 },
    { field: 'phone', width: 150 },
    { field: 'email', width: 200 },
    { field: 'gender', width: 110 },
    { field: 'channel', width: 130, sort: true },
    { field: 'merchant', width: 160 },
    { field: 'bank', width: 140 },
    { field: 'bankAccount', width: 180 },
    { field: 'birthday', sort: true },
    { field: 'enabled', width: 100 },
    { field: 'registeredAt', sort: true },
    { field: 'note', width: 220, hidden: true },
    { field: 'disabledFor', width: 220, hidden: true },
  ],
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
