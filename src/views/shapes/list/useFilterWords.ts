import { useWords } from '#views/words.tsx';
import type { ReferenceName } from '../fields/kind.ts';
import { useReferences, type References } from '../fields/references.ts';
import { filterWords, type Filters, type NamedFilter } from './filters.ts';

type Values = Readonly<Record<string, string>>;

/** The filters in force, each in words, and the time with which the list begins by itself. */
export interface FilterWords {
  readonly inForce: readonly { readonly id: string; readonly text: string }[];
  readonly begins: string | null;
}

/** Names of what the filters in force refer to; nothing else is asked for. */
function useNames({ fields }: Filters, values: Values): Readonly<Record<ReferenceName, References>> {
  const when = (to: ReferenceName): ReferenceName | null =>
    fields.some(({ name, kind }) => values[name] && kind.kind === 'reference' && kind.to === to) ? to : null;
  return {
    branch: useReferences(when('branch')),
    staff: useReferences(when('staff')),
    station: useReferences(when('station')),
    area: useReferences(when('area')),
    merchant: useReferences(when('merchant')),
    question: useReferences(when('question')),
    car: useReferences(when('car')),
    carrier: useReferences(when('carrier')),
    shelf: useReferences(when('shelf')),
    department: useReferences(when('department')),
    role: useReferences(when('role')),
  };
}

export function useFilterWords(filters: Filters, values: Values): FilterWords {
  const words = useWords();
  const names = useNames(filters, values);
  const nameOf = ({ kind, titleOf }: NamedFilter, id: string): string => {
    if (kind.kind === 'reference') return names[kind.to].byId.get(id)?.label ?? id;
    return kind.kind === 'choice' || kind.kind === 'list' ? titleOf(id, words) : id;
  };
  const isWhenever = filters.custom.some(({ name, anyTime }) => anyTime && values[name]);
  const begins = isWhenever
    ? undefined
    : filters.fields.find(({ name, daysBack }) => daysBack !== undefined && !values[name]);
  return {
    inForce: filterWords(filters, values, words, nameOf),
    begins: begins ? words.text('ui.list.begins', { field: begins.labelOf(words), days: begins.daysBack }) : null,
  };
}
