import { namedAfter } from '#views/names/namedAfter.ts';
import { useSession } from '#views/session/useSession.ts';
import { useReferences } from './references.ts';

interface Naming {
  /** Names of the entries that records of the type are named after. */
  readonly nameOf: (id: string) => string;
  readonly self: { readonly id: string; readonly nickName: string } | null;
}

/** Returns the name of a record: its number, or the name of the entry that its number is of. */
export function recordName(machine: string, id: string, { nameOf, self }: Naming): string {
  if (namedAfter(machine) === null) return id;
  // People know their own name where they may read nobody's.
  return self?.id === id ? self.nickName : nameOf(id);
}

/** The name of a record, as it is known here. */
export function useRecordName(machine: string, id: string): string {
  const { nameOf } = useReferences(namedAfter(machine));
  const self = useSession().context.user;
  return recordName(machine, id, { nameOf, self });
}
