import type { Words } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Filter } from '#services/page.ts';
import { choiceOf, labelOf } from '../fields/labels.ts';
import { isPeriod } from '#machines/time/periods.ts';
import { fieldOf, type ListDescriptor } from '../listDescriptor/listDescriptor.ts';
import { findFilter } from './find/findFilter.ts';
import type { Finding } from './find/finding.ts';
import type { CustomFilter, FieldFilterOptions, ListOptions, Resolved } from './options.ts';
import {
  amountsOf,
  filterOf,
  isRanged,
  rangeOf,
  understood,
  valuesOf,
  type Amounts,
  type FieldFilter,
} from './query.ts';

/** A filter on a field with all it needs to be shown. */
export interface NamedFilter extends FieldFilter {
  readonly first: boolean;
  readonly values: readonly string[];
  readonly labelOf: (words: Words) => string;
  readonly titleOf: (value: string, words: Words) => string;
}

/** Every filter of a list. */
export interface Filters {
  readonly custom: readonly CustomFilter[];
  readonly fields: readonly NamedFilter[];
  readonly names: readonly string[];
}

const isCustom = (filter: object): filter is CustomFilter => 'resolve' in filter;

function named<N extends AggregateType>(aggregateType: ListDescriptor<N>, options: FieldFilterOptions<N>): NamedFilter {
  const { field, values, titles, mostDays, daysBack, first = false, byLink } = options;
  const info = fieldOf(aggregateType, field);
  const kind = values ? ({ kind: 'choice', values } as const) : info.kind;
  return {
    name: field,
    kind,
    mostDays,
    daysBack,
    byLink,
    first,
    values: kind.kind === 'choice' ? kind.values : [],
    labelOf: (words) => labelOf(aggregateType.id, field, words),
    titleOf: (value, words) =>
      titles ? words.text(`${titles}.${value}`) : choiceOf(aggregateType.id, field, value, words),
  };
}

/** A list that is exported only within a time offers that time, also where it does not declare it. */
function timeNeeded(aggregateType: ListDescriptor, fields: readonly NamedFilter[]): readonly NamedFilter[] {
  const { timeBounds: bounds } = aggregateType;
  const [usual] = bounds;
  if (!usual || fields.some(({ name }) => bounds.some(({ field }) => field === name))) return [];
  return [
    named<AggregateType>(aggregateType, {
      field: usual.field,
      ...(usual.mostDays !== null && { mostDays: usual.mostDays }),
    }),
  ];
}

/** Fields by which rows are found by number; null for a list without. */
export function findingOf<N extends AggregateType>(
  aggregateType: ListDescriptor<N>,
  { find, columns }: Declared<N>,
): Finding | null {
  if (find === false) return null;
  if (find) return { machine: aggregateType.id, ...find };
  const shows = columns.some((column) => (typeof column === 'string' ? column : column.field) === 'id');
  return shows ? { machine: aggregateType.id, fields: ['id'] } : null;
}

type Declared<N extends AggregateType> = Pick<ListOptions<N>, 'filters' | 'columns' | 'find'>;

/** The filters of a list, from how it declares them. */
export function filtersOf<N extends AggregateType>(aggregateType: ListDescriptor<N>, options: Declared<N>): Filters {
  const finding = findingOf(aggregateType, options);
  const custom: CustomFilter[] = finding ? [findFilter(finding)] : [];
  const fields: NamedFilter[] = [];
  for (const filter of options.filters) {
    if (typeof filter === 'string') fields.push(named(aggregateType, { field: filter }));
    else if (isCustom(filter)) custom.push(filter);
    else fields.push(named(aggregateType, filter));
  }
  fields.push(...timeNeeded(aggregateType, fields));
  return { custom, fields, names: [...custom, ...fields].map(({ name }) => name) };
}

/** The written filters without what makes no sense, so that what is shown as in force is in force. */
export const sensible = (
  { fields }: Filters,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, written]) => {
      const filter = fields.find((field) => field.name === name);
      const kept = filter ? understood(filter, written) : written;
      return kept === '' ? [] : [[name, kept]];
    }),
  );

/** The filters in force as the server takes them, beside those of the list itself: at once, unless one needs a request. */
export function resolved(
  { custom, fields }: Filters,
  within: readonly Filter[],
  values: Readonly<Record<string, string>>,
  signal: AbortSignal,
  now: number,
): Resolved | Promise<Resolved> {
  const own = custom.filter(({ name }) => values[name]);
  const anyTime = own.some((filter) => filter.anyTime);
  const plain = fields.flatMap((filter) => {
    const known = anyTime ? { ...filter, daysBack: undefined } : filter;
    return filterOf(known, values[filter.name], now) ?? [];
  });
  const filters = [...within, ...plain];
  if (own.length === 0) return { filters };
  return Promise.all(own.map((filter) => filter.resolve(values[filter.name] ?? '', signal))).then((answers) => ({
    filters: [...filters, ...answers.flatMap((answer) => answer.filters)],
    missing: answers.flatMap(({ missing = [] }) => missing),
    misread: answers.flatMap(({ misread = [] }) => misread),
  }));
}

const amountWords = ({ least, most }: Amounts, words: Words): string => {
  if (least === null) return `≤ ${words.amount(most ?? 0)}`;
  return most === null ? `≥ ${words.amount(least)}` : `${words.amount(least)} – ${words.amount(most)}`;
};

function valueWords(
  filter: NamedFilter,
  written: string,
  words: Words,
  nameOf: (filter: NamedFilter, id: string) => string,
): string {
  if (filter.byLink) return words.text('ui.list.theChosen');
  if (isRanged(filter.kind) && isPeriod(written)) return words.text(`ui.list.preset.${written}`);
  const range = isRanged(filter.kind) ? rangeOf(written) : null;
  if (range) return `${words.day(`${range.start}T12:00:00Z`)} – ${words.day(`${range.end}T12:00:00Z`)}`;
  const amounts = filter.kind.kind === 'money' ? amountsOf(written) : null;
  return amounts ? amountWords(amounts, words) : words.list(valuesOf(written).map((value) => nameOf(filter, value)));
}

/** The filters in force in words, by name. */
export function filterWords(
  { custom, fields }: Filters,
  values: Readonly<Record<string, string>>,
  words: Words,
  nameOf: (filter: NamedFilter, id: string) => string,
): { readonly id: string; readonly text: string }[] {
  return [
    ...custom.flatMap((filter) => {
      const written = values[filter.name];
      return written ? [{ id: filter.name, text: filter.say(written, words) }] : [];
    }),
    ...fields.flatMap((filter) => {
      const written = values[filter.name];
      if (!written) return [];
      return [{ id: filter.name, text: `${filter.labelOf(words)}: ${valueWords(filter, written, words, nameOf)}` }];
    }),
  ];
}

export interface FilterInputProps {
  readonly filter: NamedFilter;
  readonly written: string;
  readonly onChange: (written: string) => void;
}
