import type { ReplyOf } from '#calls/contract.ts';
import { readStaffWork } from '#calls/staff.ts';
import { call, type AskOptions } from './http.ts';

/** Open work of a person: parcels and records by kind, and cash. */
export type StaffWork = ReplyOf<typeof readStaffWork>;

/** Reads what still lies with a member of staff. */
export const staffWork = (id: string, options?: AskOptions): Promise<StaffWork> =>
  call(readStaffWork, { params: { id } }, options);
