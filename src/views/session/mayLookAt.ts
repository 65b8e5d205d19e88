import type { Offered } from '#i18n/fieldKind.ts';
import { NAME_RIGHTS } from '#machines/rights/nameRights.ts';
import { holdsOneOf } from '#machines/session/holds.ts';
import { session } from '#services/session.ts';

/** Permissions of which one is required to read the names of each kind; kinds without an entry are open to every signed-in person. */
const RIGHTS: Readonly<Partial<Record<Offered, readonly string[]>>> = {
  ...NAME_RIGHTS,
  carrier: ['carrier.read'],
  shelf: ['shelf.read'],
  department: ['department.read'],
  car: ['car.read'],
  staff: ['staff.read'],
  maintainer: ['staff.read'],
  menu: ['menu.read'],
  collector: ['staff.read'],
  deliverer: ['staff.read'],
};

/** Permissions of which one opens these names; null for those that are open to every signed-in person. */
export const rightsToNames = (name: Offered): readonly string[] | null => RIGHTS[name] ?? null;

/** Returns true if the signed-in person may read these names. Names without permission are not requested. */
export const mayLookAt = (name: Offered): boolean => {
  const rights = rightsToNames(name);
  return rights === null || holdsOneOf(session.getSnapshot().context.user?.roles ?? [], rights);
};
