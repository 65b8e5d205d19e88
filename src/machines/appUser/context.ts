import type { AppUserData } from './events.ts';

/** Context of an app user (§3). */
export interface AppUser extends AppUserData<'appUser.registered'> {
  readonly bank: string | null;
  readonly bankAccount: string | null;
  /** Code of the business customer that the app user belongs to. */
  readonly merchant: string | null;
  readonly registeredAt: string;
  readonly disabledFor: string | null;
}

export const initial: AppUser = {
  phone: '',
  phoneAreaCode: '',
  nickName: '',
  gender: 'undisclosed',
  channel: 'app',
  bank: null,
  bankAccount: null,
  merchant: null,
  registeredAt: '',
  disabledFor: null,
};
