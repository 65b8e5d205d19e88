import { recordNumber } from '#i18n/recordNumber.ts';
import type { Words } from '#i18n/words.ts';
import { useWords } from '#views/language/words.tsx';
import { namedAfter } from '#views/names/namedAfter.ts';
import { useSession } from '#views/session/useSession.ts';
import { useReferences } from './references.ts';

interface Naming {
  readonly words: Words;
  /** Names of the entries that records of the type are named after. */
  readonly nameOf: (id: string) => string;
  readonly self: { readonly id: string; readonly nickName: string } | null;
}

/** Returns the name of a record: its number in words, or the name of the entry that its number is of. */
export function recordName(machine: string, id: string, { words, nameOf, self }: Naming): string {
  if (namedAfter(machine) === null) return recordNumber(machine, id, words);
  // People know their own name where they may read nobody's.
  return self?.id === id ? self.nickName : nameOf(id);
}

/** The name of a record, as it is known here. */
export function useRecordName(machine: string, id: string): string {
  const words = useWords();
  const { nameOf } = useReferences(namedAfter(machine));
  const self = useSession().context.user;
  return recordName(machine, id, { words, nameOf, self });
}
