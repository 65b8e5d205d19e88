import { lookAlike } from '#machines/kit/alike.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { PersonalKind } from '#machines/kit/meaning.ts';
import { marksOf } from '#machines/fields/personal.ts';
import type { Filter, Scalar } from './filter.ts';

/** Personal data that people write in letters; no index serves them. */
const WRITTEN: ReadonlySet<PersonalKind | undefined> = new Set<PersonalKind>(['name', 'address', 'homeAddress']);
const WHOLE: ReadonlySet<Filter['op']> = new Set(['eq', 'in', 'notIn']);
/** Codes of their own, and phones and customers, which have other forms. */
const CODES: ReadonlySet<PersonalKind | undefined> = new Set<PersonalKind>(['phone', 'customer']);

/**
 * Returns whether a filter finds what looks the same: whole names and addresses, and a part of any text but the number
 * and the state of a record, phones and customers.
 */
export function comparesLooks(aggregateType: AggregateType, { field, op }: Filter): boolean {
  const kind = marksOf(aggregateType).get(field);
  if (WHOLE.has(op)) return WRITTEN.has(kind);
  return op === 'like' && field !== 'id' && field !== 'state' && !CODES.has(kind);
}

const looked = (value: Scalar): Scalar => (typeof value === 'string' ? lookAlike(value) : value);

/** Returns a filter whose values are in the form for seeking. */
export const inOneLook = (filter: Filter): Filter =>
  filter.value === undefined
    ? filter
    : { ...filter, value: Array.isArray(filter.value) ? filter.value.map(looked) : looked(filter.value) };
