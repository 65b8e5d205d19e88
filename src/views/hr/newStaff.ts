import { recordAddress } from '#views/place/addresses.ts';
import { addressToAct } from '#views/place/useActInAddress.ts';

/** Event that gives a member of staff a one-time password. */
export const GIVE_PASSWORD = 'staff.passwordReset';

/** Members of staff who were registered on this page since it loaded. */
const registered = new Set<string>();

/** Address of a member of staff who was just registered: the record, with the offer of a one-time password. */
export const newStaffAddress = (id: string): string => {
  registered.add(id);
  return addressToAct(recordAddress('staff', id), GIVE_PASSWORD);
};

/** Returns whether a member of staff surely has no password yet; one of the demonstration has a password that nobody gave. */
export const isWithoutPassword = ({ id, passwordResetAt }: { id: string; passwordResetAt: string | null }): boolean =>
  registered.has(id) && passwordResetAt === null;
