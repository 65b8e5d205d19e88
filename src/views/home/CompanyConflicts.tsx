import { CONFLICTING, useConflicts, type Conflicting } from '#views/conflicts/companyConflicts.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { useReferences } from '#views/shapes/fields/references.ts';
import { Stack } from '#views/ui/layout.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import { entriesInConflict, LISTS } from './conflictLeads.ts';

/** Roles and menu entries that conflict with the standard company, each type with its list; nothing while there is none. */
export default function CompanyConflicts() {
  const words = useWords();
  const may = useMay();
  const conflicts = { role: useConflicts('role'), menu: useConflicts('menu') };
  const open = CONFLICTING.filter((machine) => may(`${machine}.standardJudged`) && conflicts[machine].size > 0);
  if (open.length === 0) return null;
  return (
    <Notice tone="warning" title={words.text('ui.conflict.home')}>
      <Stack gap="s">
        {open.map((machine) => (
          <Entries key={machine} machine={machine} ids={[...conflicts[machine].keys()]} />
        ))}
      </Stack>
    </Notice>
  );
}

function Entries({ machine, ids }: { readonly machine: Conflicting; readonly ids: readonly string[] }) {
  const words = useWords();
  const { nameOf } = useReferences(machine);
  const { named, more } = entriesInConflict(ids);
  return (
    <span>
      <Link href={LISTS[machine]}>{words.text(`ui.conflict.of.${machine}`, { count: ids.length })}</Link>{' '}
      {named.map((id) => (
        <span key={id}>
          <Link href={recordAddress(machine, id)}>{nameOf(id)}</Link>{' '}
        </span>
      ))}
      {more > 0 && words.text('ui.people.work.more', { count: more })}
    </span>
  );
}
