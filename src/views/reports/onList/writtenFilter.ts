import { dayFrom } from '#machines/time/periods.ts';
import { localDay } from '#machines/time/calendar.ts';
import type { Filter } from '#services/page.ts';
import type { NamedFilter } from '#views/shapes/list/filters.ts';
import { filterOf, writeAmounts } from '#views/shapes/list/query.ts';

const dayOf = (instant: unknown): string => localDay(Date.parse(String(instant)));

const amount = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Returns how an address would write a filter, if it can. */
function candidate({ kind }: NamedFilter, { op, value }: Filter, now: number): string {
  const [first, last] = Array.isArray(value) ? value : [value, value];
  switch (kind.kind) {
    case 'instant':
      return `${dayOf(first)}..${op === 'gte' ? dayFrom(now) : dayOf(last)}`;
    case 'day':
      return `${String(first)}..${String(last)}`;
    case 'money':
      return writeAmounts({ least: op === 'lte' ? null : amount(first), most: op === 'gte' ? null : amount(last) });
    default:
      return Array.isArray(value) ? value.join() : String(value);
  }
}

/** Values of a filter; one that equals a value and one among it alone are the same. */
const meaning = ({ op, value }: Filter): string =>
  JSON.stringify(op === 'eq' || op === 'in' ? [value].flat() : [op, value]);

/** Returns a filter as an address writes it; null for one that an address does not write, or not exactly. */
export function writtenFilter(named: NamedFilter, filter: Filter, now: number): string | null {
  const written = candidate(named, filter, now);
  const read = filterOf(named, written, now);
  if (read === null) return null;
  // Nothing is later than today: a list that only begins some days back ends there as well.
  const isOpen = named.kind.kind === 'instant' && filter.op === 'gte';
  const isSame = isOpen ? [read.value].flat()[0] === filter.value : meaning(read) === meaning(filter);
  return isSame ? written : null;
}
