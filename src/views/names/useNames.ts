import type { ReferenceName } from '#machines/fields/references.ts';
import { useReferences, type References } from '../shapes/fields/references.ts';

/** Loads the names of referenced values by kind; only the wanted kinds. */
export function useNames(isWanted: (to: ReferenceName) => boolean): Readonly<Record<ReferenceName, References>> {
  const when = (to: ReferenceName): ReferenceName | null => (isWanted(to) ? to : null);
  return {
    branch: useReferences(when('branch')),
    staff: useReferences(when('staff')),
    station: useReferences(when('station')),
    area: useReferences(when('area')),
    merchant: useReferences(when('merchant')),
    question: useReferences(when('question')),
    car: useReferences(when('car')),
    carrier: useReferences(when('carrier')),
    shelf: useReferences(when('shelf')),
    department: useReferences(when('department')),
    role: useReferences(when('role')),
    maintainer: useReferences(when('maintainer')),
    menu: useReferences(when('menu')),
  };
}
