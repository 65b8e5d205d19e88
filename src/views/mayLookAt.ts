import type { Offered } from '#i18n/fieldKind.ts';
import { holdsOneOf } from '#machines/session/holds.ts';
import { session } from '#services/session.ts';

/** Permission required to read each kind; kinds without an entry are open to every signed-in person. */
const RIGHTS: Readonly<Partial<Record<Offered, string>>> = {
  merchant: 'merchant.read',
  carrier: 'carrier.read',
  shelf: 'shelf.read',
  department: 'department.read',
  role: 'role.read',
  car: 'car.read',
  staff: 'staff.read',
  maintainer: 'staff.read',
  menu: 'menu.read',
  collector: 'staff.read',
  deliverer: 'staff.read',
};

/** Permission to read these names; null for those that are open to every signed-in person. */
export const rightToNames = (name: Offered): string | null => RIGHTS[name] ?? null;

/** Returns true if the signed-in person may read these names. Names without permission are not requested. */
export const mayLookAt = (name: Offered): boolean => {
  const right = rightToNames(name);
  return right === null || holdsOneOf(session.getSnapshot().context.user?.roles ?? [], [right]);
};
