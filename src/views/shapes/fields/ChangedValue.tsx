import { useWords } from '#views/language/words.tsx';
import { EVERY_MENU } from './menus/menuTree.ts';
import { permissionName } from './permissions/titles.ts';
import type { FieldInfo } from './kind.ts';
import { useReferences } from './references.ts';
import { Value } from './Value.tsx';

interface ChangedValueProps {
  readonly machine: string;
  readonly info: FieldInfo;
  readonly before: unknown;
  readonly after: unknown;
}

const idsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A value before and after a change; of a list that is ticked, the entries that were added and removed. */
export function ChangedValue({ machine, info, before, after }: ChangedValueProps) {
  const words = useWords();
  const { kind } = info;
  const { nameOf } = useReferences(kind.kind === 'references' ? kind.to : null);
  if (kind.kind === 'permissions' || kind.kind === 'references') {
    const [was, is] = [idsIn(before), idsIn(after)];
    const nameIn = (id: string): string => {
      if (kind.kind === 'permissions') return permissionName(id, words);
      return id === EVERY_MENU ? words.text('ui.role.everyMenu') : nameOf(id);
    };
    const named = (ids: readonly string[]): string => words.list(ids.map(nameIn));
    const added = is.filter((id) => !was.includes(id));
    const removed = was.filter((id) => !is.includes(id));
    return (
      <>
        {added.length > 0 && <p>{words.text('ui.form.ticksAdded', { entries: named(added) })}</p>}
        {removed.length > 0 && <p>{words.text('ui.form.ticksRemoved', { entries: named(removed) })}</p>}
      </>
    );
  }
  return (
    <p>
      {isNothing(before) ? '–' : <Value machine={machine} info={info} value={before} />} →{' '}
      {isNothing(after) ? '–' : <Value machine={machine} info={info} value={after} />}
    </p>
  );
}
