import { z } from 'zod';
import { lineText } from '../kit/lineText.ts';
import { codeText } from '../kit/codeText.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { referenceTo } from '../fields/references.ts';
import { NICKNAME_LEAST_CHARACTERS, NICKNAME_MOST_CHARACTERS } from '../fields/limits.ts';
import { personal } from '../fields/personal.ts';
import { phone } from '../fields/phoneSchema.ts';
import { name, optional, remark } from '../registers/parts.ts';

const details = {
  nickName: lineText.min(NICKNAME_LEAST_CHARACTERS).max(NICKNAME_MOST_CHARACTERS),
  gender: z.enum(['male', 'female', 'undisclosed']),
  email: optional(personal(codeText.max(254), 'email')),
  birthday: optional(z.iso.date()),
  note: optional(remark),
};
const contact = {
  phone,
  /** Country calling code, such as +95. */
  phoneAreaCode: z.string().regex(/^\+\d{1,4}$/),
};

/** Events of an app user: a customer with an account in one of the apps (§3, app user; §4, levels). */
export const events = {
  'appUser.registered': event(null, {
    ...contact,
    ...details,
    /** Channel through which the account was created. */
    channel: z.enum(['app', 'android', 'ios', 'web', 'miniProgram']),
  }),
  'appUser.amended': event(null, z.strictObject({ ...contact, ...details }).partial().shape),
  'appUser.raisedToVip': event(null, {}),
  'appUser.loweredToOrdinary': event(null, {}),
  'appUser.bankAccountSet': event(null, { bank: name, bankAccount: codeText.min(4).max(40) }),
  'appUser.merchantLinked': event(null, { merchant: referenceTo('merchant') }),
  'appUser.merchantUnlinked': event(null, {}),
  'appUser.disabled': event(null, { reason: remark.min(1) }),
  'appUser.enabled': event(null, {}),
};

export type AppUserEvents = typeof events;
export type AppUserData<Type extends keyof AppUserEvents> = DataOf<AppUserEvents, Type>;
export type AppUserRecordedEvent<Type extends keyof AppUserEvents> = RecordedEvent<AppUserData<Type>>;
