import appUser from '#views/records/appUser/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One app user: contacts, level, bank account. */
const AppUserDetail = record(appUser, {
  keyFields: appUser.keyFields,
  sections: appUser.sections,
  tabs: [logTab(appUser)],
  title: (row) => row.nickName,
});

export default AppUserDetail;
