import type { Staff } from './events.ts';

/** What is kept of a member of staff, or of an outside customer's account (§3, User/Staff). */
export interface StaffContext extends Staff {
  readonly leaveDate: string | null;
  /** Why the person is locked or the account disabled; null when neither. */
  readonly stoppedFor: string | null;
  readonly passwordResetAt: string | null;
}

export const initial: StaffContext = {
  username: '',
  nickName: '',
  phone: '',
  email: '',
  gender: 'undisclosed',
  staffCode: '',
  branch: '',
  operateBranch: '',
  idNumber: '',
  province: '',
  city: '',
  district: '',
  address: '',
  joinDate: '',
  roles: [],
  personInCharge: false,
  responsibleAreas: [],
  leaveDate: null,
  stoppedFor: null,
  passwordResetAt: null,
};
