import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import { useConflicts, type Conflicting } from './companyConflicts.ts';

/** Mark of an entry that conflicts with the standard company; nothing for another. */
export default function ConflictMark({ machine, id }: { readonly machine: Conflicting; readonly id: string }) {
  const words = useWords();
  const count = useConflicts(machine).get(id) ?? 0;
  return count === 0 ? null : <Status tone="warning">{words.text('ui.conflict.mark', { count })}</Status>;
}
