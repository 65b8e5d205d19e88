import staff from '#views/records/staff/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { OpenWork } from './OpenWork.tsx';
import { GIVE_PASSWORD } from './newStaff.ts';
import { NewPasswordGivers } from './PasswordGivers.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One member of staff: person, work, account. */
const StaffDetail = record(staff, {
  keyFields: staff.keyFields,
  sections: staff.sections,
  First: NewPasswordGivers,
  tabs: [{ id: 'work', title: 'ui.people.tab.work', Content: OpenWork }, logTab(staff)],
  dialogs: { [GIVE_PASSWORD]: PasswordReset },
  title: (row) => row.nickName,
});

export default StaffDetail;
