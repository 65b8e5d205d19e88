import type { PolicyRow, Rows } from './row.ts';

/** Events by which a person's record and account are changed; the machine judges each of them. */
const CHANGES_STAFF = [
  'staff.amended',
  'staff.rolesSet',
  'staff.responsibleAreasSet',
  'staff.personInChargeSet',
  'staff.personInChargeUnset',
  'staff.accountEnabled',
  'staff.accountDisabled',
];

/** Writes of people: the machine judges branch and authority. */
const writesStaff = (access: readonly string[]): PolicyRow => ({
  access,
  scope: 'the machine judges: staff of own branches, with no permission that the caller lacks',
  rateClass: 'write',
});

const READS_STAFF: PolicyRow = {
  access: ['staff.read'],
  scope: 'people of own branches; phone, identity and address masked without the right',
  rateClass: 'read',
};

/** Policy of staff, their accounts and sessions. */
export const people = {
  'GET /api/online': {
    access: ['session.read'],
    scope: 'sessions of staff of own branches; the machine judges who may be signed out',
    rateClass: 'read',
  },
  'GET /api/staff/:id/work': {
    access: ['staff.read'],
    scope: 'a member of staff of own branches: numbers of records, no data',
    rateClass: 'read',
  },
  'GET /api/sysStaff/newRole': { access: ['staff.read'], scope: 'staff of own branches', rateClass: 'read' },
  'POST /api/users/all': READS_STAFF,
  'POST /api/users': writesStaff(['staff.registered']),
  'PUT /api/users': writesStaff(CHANGES_STAFF),
  'DELETE /api/users': writesStaff(['staff.left']),
  'POST /api/roster/selected': READS_STAFF,
  'POST /api/roster/all': READS_STAFF,
  'POST /api/roster/page': READS_STAFF,
  'POST /api/roster/getRoster/:id': READS_STAFF,
  'POST /api/roster/createRoster': writesStaff(['staff.registered']),
  'POST /api/roster/modifyRoster': writesStaff(CHANGES_STAFF),
  'POST /api/roster/removeRoster': writesStaff(['staff.left']),
  'POST /api/roster/setUpResponsiblePerson/:id': writesStaff(['staff.personInChargeSet']),
  'POST /api/roster/cancelResponsiblePerson/:id': writesStaff(['staff.personInChargeUnset']),
  'POST /api/roster/export': {
    access: ['exportTask.requested'],
    scope: 'staff of own branches, masked as the list is; staff.read',
    rateClass: 'export',
  },
  'POST /api/roster/resetPwd': {
    access: ['staff.passwordReset'],
    scope: 'the machine judges: staff of own branches, with no permission that the caller lacks',
    rateClass: 'login',
  },
} as const satisfies Rows;
