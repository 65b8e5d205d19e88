import { recordAddress } from '#views/addresses.ts';
import { addressToAct } from '#views/useActInAddress.ts';

/** Address of a member of staff who was just registered: the record, with the offer of a one-time password. */
export const newStaffAddress = (id: string): string => addressToAct(recordAddress('staff', id), 'staff.passwordReset');
