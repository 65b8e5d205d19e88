import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { useWords } from '#views/language/words.tsx';
import { machineTitle } from '#views/shapes/log/eventNames.tsx';
import { hasPage } from './addresses.ts';

/** A record of any type by its kind and number, leading to it where it has a page. */
export function MachineRecord({ machine, id }: { machine: string; id: string }) {
  const words = useWords();
  return hasPage(machine) ? <RecordLink to={machine} id={id} /> : `${machineTitle(machine, words)} ${id}`;
}
