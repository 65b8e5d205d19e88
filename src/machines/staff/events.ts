import { z } from 'zod';
import { distinct } from '../kit/distinct.ts';
import { lineText } from '../kit/lineText.ts';
import { codeText } from '../kit/codeText.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import {
  NAME_LEAST_CHARACTERS,
  NAME_MOST_CHARACTERS,
  NICKNAME_LEAST_CHARACTERS,
  NICKNAME_MOST_CHARACTERS,
} from '../fields/limits.ts';
import { personal } from '../fields/personal.ts';
import { phone } from '../fields/phoneSchema.ts';
import { address, optional, remark } from '../registers/parts.ts';
import { areaAt, code, namesNoRecord, referenceTo, referenceWithin } from '../fields/references.ts';
import { workPhoto } from '../fields/uploads.ts';
import { passkeyName } from './passkeys.ts';

/** Area codes where a person collects and delivers. */
const areas = z.array(referenceTo('area')).max(200).overwrite(distinct);
const roles = z.array(referenceTo('role')).max(10).overwrite(distinct);

const nickName = lineText.min(NICKNAME_LEAST_CHARACTERS).max(NICKNAME_MOST_CHARACTERS);
const username = codeText.min(NAME_LEAST_CHARACTERS).max(NAME_MOST_CHARACTERS);
const email = personal(codeText.max(254), 'email');

/** Personal data that may be corrected later. */
const details = {
  username,
  nickName,
  phone,
  email,
  gender: z.enum(['male', 'female', 'undisclosed']),
  staffCode: codeText,
  /** Branch of employment. */
  branch: referenceTo('branch'),
  /** Branch where the person currently works. */
  operateBranch: referenceTo('branch'),
  department: optional(referenceWithin('branch', 'department')),
  /** Merchant that an outside account acts for. */
  merchant: optional(referenceTo('merchant')),
  avatarName: optional(code),
  /** Id of the uploaded work photo. */
  photo: optional(workPhoto),
  /** National ID of China or registration card of Myanmar. */
  idNumber: personal(codeText.min(1).max(40), 'identity'),
  /** Passport or another document. */
  otherId: optional(personal(codeText.max(40), 'identity')),
  /** Area codes: state or province, district or city, township or county. */
  province: areaAt('region'),
  city: areaAt('city', 'province'),
  district: areaAt('township', 'city', 'province'),
  address: personal(address, 'homeAddress'),
  joinDate: z.iso.date(),
};

const registered = {
  ...details,
  roles,
  /** True for the person in charge of the branch of employment. */
  personInCharge: z.boolean(),
  /** Responsible areas; empty for the whole branch. */
  responsibleAreas: areas,
};
const reason = { reason: remark.min(1) };

/** Events of a staff member (§3, §4). */
export const events = {
  'staff.registered': event(null, registered),
  'staff.amended': event(null, z.strictObject(details).partial().shape),
  'staff.rolesSet': event(null, { roles }),
  'staff.locked': event(null, reason),
  'staff.unlocked': event(null, {}),
  'staff.left': event(null, { leaveDate: z.iso.date(), remark: optional(remark) }),
  'staff.rejoined': event(null, { joinDate: z.iso.date() }),
  'staff.accountEnabled': event(null, {}),
  'staff.accountDisabled': event(null, reason),
  'staff.personInChargeSet': event(null, {}),
  'staff.personInChargeUnset': event(null, {}),
  'staff.responsibleAreasSet': event(null, { responsibleAreas: areas }),
  'staff.passwordReset': event(null, {}, { irreversible: true }),
  /** The person confirmed a new secret by its first code. */
  'staff.secondFactorSet': event(null, {}, { systemOnly: true }),
  /** The person added a passkey of a name of its own. */
  'staff.passkeyAdded': event(null, { passkey: passkeyName }, { systemOnly: true }),
  /** The person removed one of the factors; another remains. */
  'staff.passkeyRemoved': event(null, { passkey: passkeyName }, { systemOnly: true }),
  'staff.authenticatorAppRemoved': event(null, {}, { systemOnly: true }),
  /** The person removed the last factor, or an operator of the server removed all. */
  'staff.secondFactorRemoved': event(null, {}, { systemOnly: true }),
  'staff.secondFactorResetAsked': event(null, reason),
  'staff.secondFactorResetWithdrawn': event(null, {}),
  /** Removes the second factor of a person who has lost it: another person asked for it. */
  'staff.secondFactorReset': event(null, {}, { irreversible: true, secondPerson: 'staff.secondFactorResetAsked' }),
  /** A business customer's main account gives a colleague an account of the same customer, with fewer rights. */
  'staff.colleagueInvited': event(null, {
    nickName,
    username,
    phone: optional(phone),
    email: optional(email),
    roles,
  }),
  'staff.colleagueRightsSet': event(null, { roles }),
  'staff.colleaguePasswordReset': event(null, {}, { irreversible: true }),
  'staff.colleagueEnded': event(null, reason),
  'staff.colleagueRestored': event(null, {}),
  /** Ends one session of the person, or all of them where none is named. */
  'staff.signedOut': event(null, { session: optional(namesNoRecord(z.uuid())), ...reason }),
};

export type StaffEvents = typeof events;
export type StaffData<Type extends keyof StaffEvents> = DataOf<StaffEvents, Type>;
/** Data of a person at registration. */
export type Staff = StaffData<'staff.registered'>;
export type StaffRecordedEvent<Type extends keyof StaffEvents> = RecordedEvent<StaffData<Type>>;
