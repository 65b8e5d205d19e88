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

/** Returns true if the signed-in person may read these names. Names without permission are not requested. */
export const mayLookAt = (name: Offered): boolean => {
  const right = RIGHTS[name];
  return right === undefined || holdsOneOf(session.getSnapshot().context.user?.roles ?? [], [right]);
};
