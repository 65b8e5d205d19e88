import type { StaffEvents } from '../staff/events.ts';

/** Rights over the own colleagues: only accounts of business customers can use them. */
export const COLLEAGUE_RIGHTS: readonly string[] = [
  'staff.colleagueInvited',
  'staff.colleagueRightsSet',
  'staff.colleaguePasswordReset',
  'staff.colleagueEnded',
  'staff.colleagueRestored',
] satisfies (keyof StaffEvents)[];
