import { DEFAULT_PAGE_SIZE, FILTER_TEXT_MOST_CHARACTERS, PAGE_SIZES } from '#machines/fields/limits.ts';
import { plainCode } from '#machines/kit/text.ts';
import { isWholePhone } from '#machines/fields/phones.ts';
import { serverNow } from '#services/clock.ts';
import type { Filter } from '#services/page.ts';
import type { FieldKind } from '../fields/kind.ts';
import { dayFrom, isPeriod, periodFrom } from '#machines/time/periods.ts';
import { daysIn, instantsOf } from '../fields/localTime.ts';

/** Contents of a list's address: page, page size, sort order, and the filters as written there. */
export interface ListQuery {
  readonly page: number;
  readonly size: number;
  readonly sort: { readonly field: string; readonly dir: 'asc' | 'desc' } | null;
  /** Written values by the filter's name; only filters in force. */
  readonly values: Readonly<Record<string, string>>;
  /** The columns, where the address says them; else they are those kept in this browser. */
  readonly columns: string | null;
  /** The id of the view that the list was opened by. */
  readonly view: string | null;
}

/** A filter on one field of the row. */
export interface FieldFilter {
  readonly name: string;
  readonly kind: FieldKind;
  /** Longest stretch that may be asked for, in days, ends included. */
  readonly mostDays?: number | undefined;
  /** Without a range the list begins this many days back. */
  readonly daysBack?: number | undefined;
  /** Set by links only, and compared as a whole. */
  readonly byLink?: boolean | undefined;
}

const RANGE = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/;
/** A number is compared as a whole: the server finds no part of one. */
const WHOLE = /^-?\d{1,15}$/;
const SORT = /^(-?)([A-Za-z]+)$/;

const wholeNumber = (text: string | null): number => (text !== null && /^\d{1,7}$/.test(text) ? Number(text) : 0);

/** Reads a list's address; what makes no sense is passed over. */
export function readQuery(search: URLSearchParams, names: readonly string[], sortable: readonly string[]): ListQuery {
  const size = PAGE_SIZES.find((one) => one === wholeNumber(search.get('size'))) ?? DEFAULT_PAGE_SIZE;
  const [, minus, field = ''] = SORT.exec(search.get('sort') ?? '') ?? [];
  return {
    page: Math.max(1, wholeNumber(search.get('page'))),
    size,
    sort: sortable.includes(field) ? { field, dir: minus === '-' ? 'desc' : 'asc' } : null,
    values: Object.fromEntries(
      names.flatMap((name) => {
        const value = search.get(name);
        return value === null || value === '' ? [] : [[name, value]];
      }),
    ),
    columns: search.get('columns') || null,
    view: search.get('view') || null,
  };
}

/** Writes a list's address; what is usual is left out. */
export function writeQuery({ page, size, sort, values, columns, view }: ListQuery): string {
  const search = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  if (sort) search.set('sort', `${sort.dir === 'desc' ? '-' : ''}${sort.field}`);
  if (page > 1) search.set('page', String(page));
  if (size !== DEFAULT_PAGE_SIZE) search.set('size', String(size));
  if (columns !== null) search.set('columns', columns);
  if (view !== null) search.set('view', view);
  return search.toString();
}

/** True for a kind that is filtered by a range of days. */
export const isRanged = ({ kind }: FieldKind): boolean => kind === 'instant' || kind === 'day';

/** True for a field that names one record, or several. */
export const isReference = (kind: FieldKind): kind is Extract<FieldKind, { kind: 'reference' | 'references' }> =>
  kind.kind === 'reference' || kind.kind === 'references';

/** A range of days as it is written, or the usual period that is named, as of now; null for anything else. */
export const rangeOf = (written: string | undefined, now = serverNow()): { start: string; end: string } | null => {
  if (isPeriod(written)) return periodFrom(now, written);
  const [, start, end] = RANGE.exec(written ?? '') ?? [];
  return start !== undefined && end !== undefined && start <= end ? { start, end } : null;
};

const AMOUNTS = /^(-?\d{1,12}(?:\.\d{1,2})?)?\.\.(-?\d{1,12}(?:\.\d{1,2})?)?$/;

/** Bounds of an amount in hundredths; null for an open one. */
export interface Amounts {
  readonly least: number | null;
  readonly most: number | null;
}

const hundredths = (written: string | undefined): number | null =>
  written === undefined ? null : Math.round(Number(written) * 100);

/** Bounds of an amount as they are written, `1000..2500.50`, each of which may be left out; null for anything else. */
export const amountsOf = (written: string | undefined): Amounts | null => {
  const found = AMOUNTS.exec(plainCode(written ?? ''));
  if (!found) return null;
  const [least, most] = [hundredths(found[1]), hundredths(found[2])];
  if ((least === null && most === null) || (least !== null && most !== null && least > most)) return null;
  return { least, most };
};

/** Writes bounds of an amount. */
export const writeAmounts = ({ least, most }: Amounts): string => {
  const said = (one: number | null): string => (one === null ? '' : (one / 100).toFixed(2));
  return least === null && most === null ? '' : `${said(least)}..${said(most)}`;
};

/** Several values as they are written. */
export const valuesOf = (written: string | undefined): string[] => (written ? written.split(',').filter(Boolean) : []);

/** Returns true if a range is longer than its filter allows. */
export const isTooLong = (
  { start, end }: { start: string; end: string },
  { mostDays }: Pick<FieldFilter, 'mostDays'>,
): boolean => mostDays !== undefined && daysIn(start, end) > mostDays;

/** The part of a written filter that makes sense; empty for none. `values` are those of a choice. */
export function understood(filter: FieldFilter & { readonly values: readonly string[] }, written: string): string {
  switch (filter.kind.kind) {
    case 'instant':
    case 'day': {
      const range = rangeOf(written);
      return range && !isTooLong(range, filter) ? written : '';
    }
    case 'choice':
      return valuesOf(written)
        .filter((value) => filter.values.includes(value))
        .join(',');
    case 'yesNo':
      return written === 'true' || written === 'false' ? written : '';
    case 'money':
      return amountsOf(written) ? written : '';
    case 'number':
      return WHOLE.test(plainCode(written)) ? written : '';
    default:
      return written.length > FILTER_TEXT_MOST_CHARACTERS ? '' : written;
  }
}

/** A written filter as the server takes it; null for none. `now` in milliseconds of the epoch. */
export function filterOf(filter: FieldFilter, written: string | undefined, now: number): Filter | null {
  const { name: field, kind } = filter;
  if (filter.byLink) return written ? { field, op: 'eq', value: written } : null;
  switch (kind.kind) {
    case 'instant': {
      const range = rangeOf(written, now);
      if (range && !isTooLong(range, filter))
        return { field, op: 'between', value: instantsOf(range.start, range.end) };
      if (filter.daysBack === undefined) return null;
      const start = dayFrom(now, -filter.daysBack);
      return { field, op: 'gte', value: instantsOf(start, start)[0] };
    }
    case 'day': {
      const range = rangeOf(written, now);
      return range && { field, op: 'between', value: [range.start, range.end] };
    }
    case 'choice':
    case 'reference':
    case 'references':
    case 'list': {
      const values = valuesOf(written);
      return values.length === 0 ? null : { field, op: 'in', value: values };
    }
    case 'yesNo':
      return written === undefined ? null : { field, op: 'eq', value: written === 'true' };
    case 'money': {
      const { least, most } = amountsOf(written) ?? { least: null, most: null };
      if (least !== null && most !== null) return { field, op: 'between', value: [least, most] };
      if (least !== null) return { field, op: 'gte', value: least };
      return most === null ? null : { field, op: 'lte', value: most };
    }
    case 'number': {
      const digits = plainCode(written ?? '');
      return WHOLE.test(digits) ? { field, op: 'eq', value: Number(digits) } : null;
    }
    case 'phone':
      // A whole number is found by everybody, also by those who see it masked.
      return written ? { field, op: isWholePhone(written) ? 'eq' : 'like', value: written } : null;
    default:
      return written ? { field, op: 'like', value: written } : null;
  }
}
