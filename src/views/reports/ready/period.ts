import type { Words } from '#i18n/words.ts';
import type { Filter } from '#services/page.ts';
import type { Filters, NamedFilter } from '#views/shapes/list/filters.ts';
import { filterOf } from '#views/shapes/list/query.ts';
import { USUAL_PERIOD } from '../query.ts';
import type { ReadyPart } from './readyReport.ts';

const named = (name: 'period' | 'branch', kind: NamedFilter['kind']): NamedFilter => ({
  name,
  kind,
  first: true,
  values: [],
  labelOf: (words: Words) => words.text(`ui.ready.${name}`),
  titleOf: (value) => value,
});

const period = named('period', { kind: 'instant' });
const branch = named('branch', { kind: 'reference', to: 'branch' });

/** Filters of a ready report: its period and its branches. */
export const READY_FILTERS: Filters = { custom: [], fields: [period, branch], names: ['period', 'branch'] };

/** Filters as the address holds them; the period is never empty. */
export type ReadyValues = Readonly<Record<'period' | 'branch', string>>;

/** Reads the filters of an address. */
export const readyValues = (search: URLSearchParams): ReadyValues => ({
  period: search.get('period') || USUAL_PERIOD,
  branch: search.get('branch') ?? '',
});

/** Returns the filters of a part as the server takes them. */
export const partFilters = ({ on, branch: field }: ReadyPart, values: ReadyValues, now: number): Filter[] =>
  [
    filterOf({ ...period, name: on }, values.period, now),
    filterOf({ ...branch, name: field }, values.branch, now),
  ].filter((one) => one !== null);
