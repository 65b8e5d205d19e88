import type { Evolve } from '../kit/lifecycle.ts';
import type { StaffContext } from './context.ts';
import type { StaffFact } from './events.ts';

/** What each event changes in the facts kept of a person. */
export const evolve: Evolve<StaffContext> = {
  'staff.registered': (_, { data }: StaffFact<'staff.registered'>) => data,
  'staff.amended': (_, { data }: StaffFact<'staff.amended'>) => data as Partial<StaffContext>,
  'staff.rolesSet': (_, { data }: StaffFact<'staff.rolesSet'>) => data,
  'staff.locked': (_, { data }: StaffFact<'staff.locked'>) => ({ stoppedFor: data.reason }),
  'staff.unlocked': () => ({ stoppedFor: null }),
  'staff.left': (_, { data }: StaffFact<'staff.left'>) => ({
    leaveDate: data.leaveDate,
    personInCharge: false,
    stoppedFor: null,
  }),
  'staff.rejoined': (_, { data }: StaffFact<'staff.rejoined'>) => ({ joinDate: data.joinDate, leaveDate: null }),
  'staff.accountEnabled': () => ({ stoppedFor: null }),
  'staff.accountDisabled': (_, { data }: StaffFact<'staff.accountDisabled'>) => ({ stoppedFor: data.reason }),
  'staff.personInChargeSet': () => ({ personInCharge: true }),
  'staff.personInChargeUnset': () => ({ personInCharge: false }),
  'staff.responsibleAreasSet': (_, { data }: StaffFact<'staff.responsibleAreasSet'>) => data,
  'staff.passwordReset': (_, { at }: StaffFact<'staff.passwordReset'>) => ({ passwordResetAt: at }),
};
