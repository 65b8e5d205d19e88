import { recordNumber } from '#i18n/recordNumber.ts';
import { useWords } from '#views/language/words.tsx';
import { RECORD_PATHS, recordAddress } from '#views/place/addresses.ts';
import { RECORD } from '#views/shapes/log/addresses.ts';
import { RecordThen } from '#views/shapes/log/eventNames.tsx';
import { useScreenNames } from '#views/place/screen.tsx';
import { Link } from '#views/ui/Link.tsx';

const isShown = (machine: string): machine is keyof typeof RECORD_PATHS => Object.hasOwn(RECORD_PATHS, machine);

/**
 * Links a record's number to its state at `at`, a version or a time, for permitted people. Links others to the record.
 */
export function CaseLink({ machine, id, at }: { machine: string; id: string; at: number | string | null }) {
  const words = useWords();
  const nameOf = useScreenNames();
  if (nameOf(RECORD) !== null) return <RecordThen machine={machine} id={id} at={at} />;
  const number = recordNumber(machine, id, words);
  return isShown(machine) ? <Link href={recordAddress(machine, id)}>{number}</Link> : number;
}
