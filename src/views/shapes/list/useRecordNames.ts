import { recordNumber } from '#i18n/recordNumber.ts';
import { REFERENCE_NAMES } from '#machines/fields/references.ts';
import { isLinked } from '#views/place/addresses.ts';
import { useWords } from '#views/language/words.tsx';
import { useReferences } from '../fields/references.ts';

interface RecordNames {
  /** Title of the column that names them. */
  readonly title: string;
  readonly nameOf: (id: string) => string;
}

/** Returns what names the records of a type: people and registers by their names, others by their numbers in words. */
export function useRecordNames(machine: string): RecordNames {
  const words = useWords();
  const to = REFERENCE_NAMES.find((name) => name === machine && isLinked(name)) ?? null;
  const { nameOf } = useReferences(to);
  return to === null
    ? { title: words.text<string>(`field.${machine}.id`), nameOf: (id) => recordNumber(machine, id, words) }
    : { title: words.text('ui.bulk.name'), nameOf };
}
