import { z } from 'zod';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { NICKNAME_LEAST_CHARACTERS, NICKNAME_MOST_CHARACTERS } from '../limits.ts';
import { address, name, optional, phone, reference, remark } from '../registers/parts.ts';
import { areaAt, referenceTo, referenceWithin } from '../references.ts';
import { workPhoto } from '../uploads.ts';

/** Area codes where a person collects and delivers. */
const areas = z.array(referenceTo('area')).max(200);
const roles = z.array(referenceTo('role')).max(10);

/** Personal data that may be corrected later. */
const details = {
  username: name,
  nickName: z.string().trim().min(NICKNAME_LEAST_CHARACTERS).max(NICKNAME_MOST_CHARACTERS),
  phone,
  email: z.string().trim().max(254),
  gender: z.enum(['male', 'female', 'undisclosed']),
  staffCode: z.string(),
  /** Branch of employment. */
  branch: reference,
  /** Branch where the person currently works. */
  operateBranch: reference,
  department: optional(referenceWithin('branch', 'department')),
  /** Merchant that an outside account acts for. */
  merchant: optional(reference),
  avatarName: optional(reference),
  /** Id of the uploaded work photo. */
  photo: optional(workPhoto),
  /** National ID of China or registration card of Myanmar. */
  idNumber: z.string().trim().min(1).max(40),
  /** Passport or another document. */
  otherId: optional(z.string().trim().max(40)),
  /** Area codes: state or province, district or city, township or county. */
  province: areaAt('region'),
  city: areaAt('city'),
  district: areaAt('township'),
  address,
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
};

export type StaffEvents = typeof events;
export type StaffData<Type extends keyof StaffEvents> = DataOf<StaffEvents, Type>;
/** Data of a person at registration. */
export type Staff = StaffData<'staff.registered'>;
export type StaffRecordedEvent<Type extends keyof StaffEvents> = RecordedEvent<StaffData<Type>>;
