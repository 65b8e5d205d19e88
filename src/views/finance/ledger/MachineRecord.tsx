import { recordWithKind } from '#i18n/recordNumber.ts';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { useRecordName } from '#views/shapes/fields/recordName.ts';
import { useWords } from '#views/language/words.tsx';
import { hasPage } from './addresses.ts';

/** A record of any type by its kind and number, leading to it where it has a page. */
export function MachineRecord({ machine, id }: { machine: string; id: string }) {
  const words = useWords();
  const name = useRecordName(machine, id);
  return hasPage(machine) ? <RecordLink to={machine} id={id} /> : recordWithKind(machine, id, words, name);
}
