import staff from '#views/records/staff/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { OpenWork } from './OpenWork.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import type { Shown } from '#views/shapes/detail/options.ts';
import { record } from '#views/shapes/detail/record.tsx';
import type { Draft } from '#views/shapes/form/draft.ts';

type Held = { readonly [Type in string]?: (row: Shown<typeof staff>['row']) => Draft };

/** Values that replace what a person holds: their forms begin with it, so that nothing is lost by adding one. */
const HELD: Held = {
  'staff.rolesSet': ({ roles }) => ({ roles }),
  'staff.responsibleAreasSet': ({ responsibleAreas }) => ({ responsibleAreas }),
};

/** One member of staff: person, work, account. */
const StaffDetail = record(staff, {
  keyFields: staff.keyFields,
  sections: staff.sections,
  tabs: [{ id: 'work', title: 'ui.people.tab.work', Content: OpenWork }, logTab(staff)],
  dialogs: { 'staff.passwordReset': PasswordReset },
  title: (row) => row.nickName,
  initial: (row) => (type) => HELD[type]?.(row),
});

export default StaffDetail;
