import { recordAddress } from '#views/place/addresses.ts';
import { addressToAct } from '#views/place/useActInAddress.ts';

/** Event that gives a member of staff a one-time password. */
export const GIVE_PASSWORD = 'staff.passwordReset';

/** Address of a member of staff who was just registered: the record, with the offer of a one-time password. */
export const newStaffAddress = (id: string): string => addressToAct(recordAddress('staff', id), GIVE_PASSWORD);
