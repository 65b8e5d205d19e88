import { z } from 'zod';
import { register, type RegisterEntry } from '../kit/register.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { NICKNAME_LEAST_CHARACTERS, NICKNAME_MOST_CHARACTERS } from '../limits.ts';
import { isElevenDigitPhone, isEmail, isIdentityNumber } from '../validators.ts';
import { address, name, optional, phone, reference } from './parts.ts';
import { afterwards, wellFormed } from './rules.ts';

const shape = {
  username: name,
  nickName: z.string().trim().min(NICKNAME_LEAST_CHARACTERS).max(NICKNAME_MOST_CHARACTERS),
  phone,
  email: z.string().trim().max(254),
  gender: z.enum(['male', 'female', 'undisclosed']),
  staffCode: z.string(),
  /** The branch of employment. */
  branch: reference,
  /** The branch the person works in now. */
  operateBranch: reference,
  department: optional(reference),
  roles: z.array(reference).max(10),
  /** Whether the account may sign in. */
  enabled: z.boolean(),
  status: z.enum(['onJob', 'quit', 'locked']),
  /** Person in charge of the branch. */
  personInCharge: z.boolean(),
  /** The merchant an outside account acts for. */
  merchant: optional(reference),
  avatarName: optional(reference),
  /** Id of the uploaded work photo. */
  photo: optional(reference),
  /** National ID of China or registration card of Myanmar. */
  idNumber: z.string().trim().min(1).max(40),
  /** Passport or another paper. */
  otherId: optional(z.string().trim().max(40)),
  /** Area codes of state or province, district or city, township or county. */
  province: reference,
  city: reference,
  district: reference,
  address,
  /** Area codes the person collects and delivers in; empty for all of the branch. */
  responsibleAreas: z.array(reference).max(200),
  joinDate: z.iso.date(),
  leaveDate: optional(z.iso.date()),
};
export type Staff = RegisterEntry<typeof shape>;

/** Facts the server brings along for a change of staff. */
export interface StaffKnown {
  /** All permissions of the roles in the payload. */
  readonly permissionsOfRoles: readonly string[];
}

type Change = Judged<Partial<Staff>, Partial<Staff>, Partial<StaffKnown>>;

const rules = rulesOf<Partial<Staff>, StaffKnown>('staff')({
  usernameIsPlain: wellFormed('username', 'ours: a login name is typed and compared', (text) =>
    /^[a-z][a-z0-9]*(?:[._-][a-z0-9]+)*$/.test(text),
  ),
  staffCodeIsFourDigits: wellFormed('staffCode', '§5', (text) => /^\d{4}$/.test(text)),
  phoneIsElevenDigits: wellFormed('phone', '§5', isElevenDigitPhone),
  emailIsValid: wellFormed('email', '§5', isEmail),
  idNumberIsValid: wellFormed('idNumber', '§5', isIdentityNumber),
  hasRole: {
    source: '§5',
    field: 'roles',
    needsData: true,
    holds: ({ data }: Change): true | Values => data.roles === undefined || data.roles.length > 0 || {},
  },
  rolesAreAnothers: {
    source: 'ours: nobody raises themselves (§6)',
    code: 'role',
    field: 'roles',
    needsData: true,
    holds: ({ id, data, actor }: Change): true | Values => data.roles === undefined || id !== actor.id || {},
  },
  rolesAreWithinOwn: {
    source: 'ours: nobody grants what they lack (§6)',
    code: 'role',
    field: 'roles',
    needsData: true,
    values: ['permission'],
    knows: ['permissionsOfRoles'],
    holds({ data, actor, known }: Change): true | Values {
      if (data.roles === undefined || actor.kind === 'system' || actor.permissions.includes('*')) return true;
      const beyond = known.permissionsOfRoles?.find((permission) => !actor.permissions.includes(permission));
      return beyond === undefined || { permission: beyond };
    },
  },
  leavesAfterJoining: {
    source: '§3',
    field: 'leaveDate',
    needsData: true,
    values: ['joinDate', 'leaveDate'],
    holds(change: Change): true | Values {
      const { joinDate = '', leaveDate } = afterwards(change);
      return !leaveDate || leaveDate >= joinDate || { joinDate, leaveDate };
    },
  },
  quitHasLeaveDate: {
    source: '§4',
    field: 'leaveDate',
    needsData: true,
    holds(change: Change): true | Values {
      const { status, leaveDate } = afterwards(change);
      return status !== 'quit' || typeof leaveDate === 'string' || {};
    },
  },
});

/** A member of staff, or an outside customer's account (§3, User/Staff). Seen by the branches of employment and of work. */
export const staff = register('staff', shape, {
  prefix: 'STF',
  rules,
  branches: (entry) => [...new Set([entry.branch, entry.operateBranch])],
  owner: (entry) => entry.merchant ?? null,
  claims: (entry) => [
    { kind: 'staff.staffCode', key: entry.staffCode },
    { kind: 'staff.username', key: entry.username },
    { kind: 'staff.phone', key: entry.phone },
  ],
});
