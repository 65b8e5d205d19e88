import appUser from '#views/records/appUser/presentation.ts';
import { AppUserStatement } from '#views/papers/papers.tsx';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One app user: contacts, level, bank account, and the statement of account. */
const AppUserDetail = record(appUser, {
  keyFields: appUser.keyFields,
  sections: appUser.sections,
  More: AppUserStatement,
  tabs: [logTab(appUser)],
  title: (row) => row.nickName,
});

export default AppUserDetail;
