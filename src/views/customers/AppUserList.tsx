import appUser from '#views/records/appUser/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';

/** App users: ordinary and VIP (§3, §4). */
const AppUserList = list(listDescriptorOf(appUser), {
  path: '/appUserList/appUserList',
  open: (id) => recordAddress('appUser', id),
  columns: appUser.columns,
  filters: [
    { field: 'state', values: stateValues(appUser), titles: 'state.appUser', first: true },
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
