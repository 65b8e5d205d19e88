import { staff as type } from '#machines/staff/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const staff = presented(type, {
  tones: {
    onJob: 'positive',
    locked: 'warning',
    quit: 'ended',
    'account.enabled': 'info',
    'account.disabled': 'ended',
  },
  acts: {
    forward: ['staff.unlocked', 'staff.rejoined', 'staff.accountEnabled', 'staff.registered'],
    beside: [
      'staff.amended',
      'staff.rolesSet',
      'staff.personInChargeSet',
      'staff.responsibleAreasSet',
      'staff.passwordReset',
    ],
    back: ['staff.locked', 'staff.left', 'staff.accountDisabled', 'staff.personInChargeUnset'],
  },
});

export default staff;
