import type { staff } from '#machines/staff/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a staff in lists: tones of its states, and columns. */
export const look: Look<typeof staff> = {
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
  quiet: [],
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
};
