import { Button } from '#views/ui/Button.tsx';
import { TagList } from '#views/ui/TagList.tsx';
import { useWords } from '#views/words.tsx';
import type { ReferenceName } from '../fields/kind.ts';
import { useReferences } from '../fields/references.ts';
import { filterWords, type Filters, type NamedFilter } from './filters.ts';

interface FiltersInForceProps {
  readonly filters: Filters;
  readonly values: Readonly<Record<string, string>>;
  readonly onClear: (names: readonly string[]) => void;
}

/** The filters in force, each to be taken away again, and all at once. */
export function FiltersInForce({ filters, values, onClear }: FiltersInForceProps) {
  const words = useWords();
  const needed = new Set(
    filters.fields.flatMap(({ name, kind }) => (values[name] && kind.kind === 'reference' ? [kind.to] : [])),
  );
  const when = (name: ReferenceName): ReferenceName | null => (needed.has(name) ? name : null);
  const branch = useReferences(when('branch'));
  const staff = useReferences(when('staff'));
  const station = useReferences(when('station'));
  const merchant = useReferences(when('merchant'));
  const nameOf = (filter: NamedFilter, id: string): string => {
    if (filter.kind.kind !== 'reference')
      return filter.kind.kind === 'choice' || filter.kind.kind === 'list' ? filter.titleOf(id, words) : id;
    const found = [branch, staff, station, merchant].find(({ byId }) => byId.has(id));
    return found?.byId.get(id)?.label ?? id;
  };
  const inForce = filterWords(filters, values, words, nameOf);
  const anyTime = filters.custom.some(({ name, anyTime: any }) => any && values[name]);
  const begins = anyTime
    ? undefined
    : filters.fields.find(({ name, daysBack }) => daysBack !== undefined && !values[name]);
  return (
    <>
      {begins && <span>{words.text('ui.list.begins', { field: begins.labelOf(words), days: begins.daysBack })}</span>}
      {inForce.length > 0 && (
        <>
          <TagList label={words.text('ui.list.inForce')} tags={inForce} onRemove={(name) => onClear([name])} />
          <Button size="small" tone="quiet" onPress={() => onClear(inForce.map(({ id }) => id))}>
            {words.text('ui.list.clearAll')}
          </Button>
        </>
      )}
    </>
  );
}
