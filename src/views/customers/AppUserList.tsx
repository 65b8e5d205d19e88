import appUserListDescriptor from '#views/records/appUser/listDescriptor.ts';
import { look } from '#views/records/appUser/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** App users: ordinary and VIP (§3, §4). */
const AppUserList = list(appUserListDescriptor, {
  path: '/appUserList/appUserList',
  open: (id) => recordAddress('appUser', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(appUserListDescriptor), titles: 'state.appUser', first: true },
    { field: 'nickName', first: true },
    { field: 'phone', first: true },
    'channel',
    'merchant',
    'registeredAt',
  ],
  actions: ['appUser.registered'],
  bulk: ['appUser.raisedToVip', 'appUser.loweredToOrdinary', 'appUser.disabled', 'appUser.enabled'],
});

export default AppUserList;
