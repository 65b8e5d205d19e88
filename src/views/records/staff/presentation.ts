import { staff as type } from '#machines/staff/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { forms } from './forms.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const Leaving = arriving(() => import('./Leaving.tsx'));
const LeavingTogether = arriving(() => import('./LeavingTogether.tsx'));
const SharedEmail = arriving(() => import('./SharedEmail.tsx'));

/** Pane of what still lies with a person, each kind with the button that settles it. */
const work = { tab: 'work', title: 'ui.people.tab.work' } as const;

const staff = presented(type, {
  ...look,
  path: RECORD_PATHS.staff,
  forms,
  effects: { 'staff.left': Leaving, 'staff.registered': SharedEmail, 'staff.amended': SharedEmail },
  together: { 'staff.left': LeavingTogether },
  keyFields: ['staffCode', 'username', 'branch', 'department', 'roles'],
  sections: [
    {
      title: 'ui.people.section.person',
      fields: [
        'nickName',
        'staffCode',
        'username',
        'gender',
        'phone',
        'email',
        'photo',
        'idNumber',
        'otherId',
        'province',
        'city',
        'district',
        'address',
      ],
    },
    {
      title: 'ui.people.section.work',
      fields: [
        'branch',
        'operateBranch',
        'department',
        'merchant',
        'roles',
        'personInCharge',
        'responsibleAreas',
        'joinDate',
        'leaveDate',
      ],
    },
    { title: 'ui.people.section.account', fields: ['status', 'enabled', 'stoppedFor', 'passwordResetAt'] },
    {
      title: 'ui.people.section.secondFactor',
      fields: ['secondFactor', 'secondFactorSince', 'secondFactorAskedBy', 'secondFactorAskedFor'],
    },
  ],
  acts: {
    forward: [
      'staff.secondFactorReset',
      'staff.unlocked',
      'staff.rejoined',
      'staff.accountEnabled',
      'staff.registered',
      'staff.amended',
    ],
    beside: [
      'staff.rolesSet',
      'staff.personInChargeSet',
      'staff.responsibleAreasSet',
      'staff.passwordReset',
      'staff.signedOut',
      'staff.colleagueInvited',
      'staff.colleagueRightsSet',
      'staff.colleaguePasswordReset',
      'staff.colleagueRestored',
      'staff.secondFactorResetAsked',
    ],
    back: [
      'staff.secondFactorResetWithdrawn',
      'staff.locked',
      'staff.left',
      'staff.accountDisabled',
      'staff.colleagueEnded',
      'staff.personInChargeUnset',
    ],
    remedies: { 'staff.holdsNoParcel': work, 'staff.holdsNoCash': work, 'staff.holdsNoWork': work },
  },
});

export default staff;
