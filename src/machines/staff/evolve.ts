import type { Evolve } from '../kit/lifecycle.ts';
import type { StaffContext } from './context.ts';
import type { StaffRecordedEvent } from './events.ts';

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
  'staff.passwordReset': (_, { at }: StaffRecordedEvent<'staff.passwordReset'>) => ({ passwordResetAt: at }),
};
