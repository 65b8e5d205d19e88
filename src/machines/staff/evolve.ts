import { localDay } from '../time/calendar.ts';
import type { Evolve } from '../kit/evolve.ts';
import type { StaffContext } from './context.ts';
import type { StaffRecordedEvent } from './events.ts';

const withoutFactor = { authenticatorApp: false, passkeys: [], secondFactorSince: null, secondFactorReset: null };

export const evolve: Evolve<StaffContext> = {
  'staff.registered': (_, { data }: StaffRecordedEvent<'staff.registered'>) => data,
  'staff.amended': (_, { data }: StaffRecordedEvent<'staff.amended'>) => data as Partial<StaffContext>,
  'staff.rolesSet': (_, { data }: StaffRecordedEvent<'staff.rolesSet'>) => data,
  'staff.locked': (_, { data }: StaffRecordedEvent<'staff.locked'>) => ({ stoppedFor: data.reason }),
  'staff.unlocked': () => ({ stoppedFor: null }),
  'staff.left': (_, { data }: StaffRecordedEvent<'staff.left'>) => ({
    leaveDate: data.leaveDate,
    personInCharge: false,
    stoppedFor: null,
  }),
  'staff.rejoined': (_, { data }: StaffRecordedEvent<'staff.rejoined'>) => ({
    joinDate: data.joinDate,
    leaveDate: null,
  }),
  'staff.accountEnabled': () => ({ stoppedFor: null }),
  'staff.accountDisabled': (_, { data }: StaffRecordedEvent<'staff.accountDisabled'>) => ({ stoppedFor: data.reason }),
  'staff.personInChargeSet': () => ({ personInCharge: true }),
  'staff.personInChargeUnset': () => ({ personInCharge: false }),
  'staff.responsibleAreasSet': (_, { data }: StaffRecordedEvent<'staff.responsibleAreasSet'>) => data,
  'staff.secondFactorSet': ({ passkeys, secondFactorSince }, { at }: StaffRecordedEvent<'staff.secondFactorSet'>) => ({
    authenticatorApp: true,
    secondFactorSince: passkeys.length > 0 ? secondFactorSince : at,
    secondFactorReset: null,
  }),
  'staff.passkeyAdded': ({ passkeys, secondFactorSince }, { data, at }: StaffRecordedEvent<'staff.passkeyAdded'>) => ({
    passkeys: [...passkeys, data.passkey],
    secondFactorSince: secondFactorSince ?? at,
    secondFactorReset: null,
  }),
  'staff.passkeyRemoved': ({ passkeys }, { data }: StaffRecordedEvent<'staff.passkeyRemoved'>) => ({
    passkeys: passkeys.filter((name) => name !== data.passkey),
    secondFactorReset: null,
  }),
  'staff.authenticatorAppRemoved': () => ({ authenticatorApp: false, secondFactorReset: null }),
  'staff.secondFactorRemoved': () => withoutFactor,
  'staff.secondFactorResetAsked': (_, { data, actor }: StaffRecordedEvent<'staff.secondFactorResetAsked'>) => ({
    secondFactorReset: { by: actor.onBehalfOf ?? actor.id, reason: data.reason },
  }),
  'staff.secondFactorResetWithdrawn': () => ({ secondFactorReset: null }),
  'staff.secondFactorReset': () => withoutFactor,
  'staff.passwordReset': (_, { at }: StaffRecordedEvent<'staff.passwordReset'>) => ({ passwordResetAt: at }),
  'staff.colleagueInvited': (_, { data, actor, at }: StaffRecordedEvent<'staff.colleagueInvited'>) => ({
    ...data,
    phone: data.phone ?? '',
    email: data.email ?? '',
    merchant: actor.merchant,
    branch: actor.branch ?? '',
    operateBranch: actor.branch ?? '',
    joinDate: localDay(at),
  }),
  'staff.colleagueRightsSet': (_, { data }: StaffRecordedEvent<'staff.colleagueRightsSet'>) => data,
  'staff.colleaguePasswordReset': (_, { at }: StaffRecordedEvent<'staff.colleaguePasswordReset'>) => ({
    passwordResetAt: at,
  }),
  'staff.colleagueEnded': (_, { data }: StaffRecordedEvent<'staff.colleagueEnded'>) => ({ stoppedFor: data.reason }),
  'staff.colleagueRestored': () => ({ stoppedFor: null }),
};
