import type { Staff } from './events.ts';

/** Context of a staff member or a business customer's account (§3, User/Staff). */
export interface StaffContext extends Staff {
  readonly leaveDate: string | null;
  /** Reason for the lock or for disabling the account; null if neither applies. */
  readonly stoppedFor: string | null;
  readonly passwordResetAt: string | null;
  /** True if the second factor is, or is also, the code of an authenticator app. */
  readonly authenticatorApp: boolean;
  /** Names of the passkeys, in the order in which they were added. */
  readonly passkeys: readonly string[];
  /** Time when the second factor was set; null without one. */
  readonly secondFactorSince: string | null;
  /** Request to reset the second factor; null while nobody asks for it. */
  readonly secondFactorReset: { readonly by: string; readonly reason: string } | null;
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
  authenticatorApp: false,
  passkeys: [],
  secondFactorSince: null,
  secondFactorReset: null,
};
