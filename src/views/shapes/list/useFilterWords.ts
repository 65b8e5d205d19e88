import { useNames } from '#views/names/useNames.ts';
import { useWords } from '#views/language/words.tsx';
import { filterWords, type Filters, type NamedFilter } from './filters.ts';
import { isReference } from './query.ts';

type Values = Readonly<Record<string, string>>;

/** The filters in force, each in words, and the time with which the list begins by itself. */
export interface FilterWords {
  readonly inForce: readonly { readonly id: string; readonly text: string }[];
  readonly begins: string | null;
}

export function useFilterWords(filters: Filters, values: Values): FilterWords {
  const words = useWords();
  const names = useNames((to) =>
    filters.fields.some(({ name, kind }) => values[name] && isReference(kind) && kind.to === to),
  );
  const nameOf = ({ kind, titleOf }: NamedFilter, id: string): string => {
    if (isReference(kind)) return names[kind.to].byId.get(id)?.label ?? id;
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
