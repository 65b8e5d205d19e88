import { staff as type } from '#machines/staff/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { forms } from './forms.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const Leaving = arriving(() => import('./Leaving.tsx'));
const LeavingTogether = arriving(() => import('./LeavingTogether.tsx'));
const SharedEmail = arriving(() => import('./SharedEmail.tsx'));

/** Pane of what still lies with a person, each kind with the button that settles it. */
const work = { tab: 'work', title: 'ui.people.tab.work' } as const;

const staff = presented(type, {
  tones: {
    onJob: 'positive',
    locked: 'warning',
    quit: 'ended',
    'account.enabled': 'info',
    'account.disabled': 'ended',
    'account.ended': 'ended',
    'secondFactor.unset': 'neutral',
    'secondFactor.set': 'positive',
    'secondFactor.resetAsked': 'warning',
  },
  path: RECORD_PATHS.staff,
  forms,
  effects: { 'staff.left': Leaving, 'staff.registered': SharedEmail, 'staff.amended': SharedEmail },
  together: { 'staff.left': LeavingTogether },
  columns: [
    { field: 'nickName', width: 170, pinned: 'start', always: true, sort: true },
    { field: 'staffCode', width: 110, sort: true },
    { field: 'username', width: 140, sort: true },
    { field: 'state', width: 110, sort: true },
    { field: 'enabled', width: 100 },
    { field: 'branch', width: 150, sort: true },
    { field: 'operateBranch', width: 150, sort: true },
    { field: 'department', width: 160 },
    { field: 'roles', width: 220 },
    { field: 'phone', width: 150 },
    { field: 'email', width: 200 },
    { field: 'personInCharge', width: 130 },
    { field: 'responsibleAreas', width: 200 },
    { field: 'joinDate', sort: true },
    { field: 'leaveDate', sort: true, hidden: true },
    { field: 'gender', width: 110, hidden: true },
    { field: 'merchant', width: 150, hidden: true },
    { field: 'stoppedFor', width: 220, hidden: true },
    { field: 'passwordResetAt', sort: true, hidden: true },
    { field: 'secondFactor', width: 140, hidden: true },
    { field: 'photo', hidden: true },
  ],
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
