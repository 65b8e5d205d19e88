import { z } from 'zod';
import { fromMyanmar } from '#machines/time/calendar.ts';
import { PageFault } from './fault.ts';
import type { Filter, Scalar } from './filter.ts';

const day = z.iso.date();
const instant = z.iso.datetime({ offset: true });

/** Operators that compare instants. */
const COMPARING: readonly Filter['op'][] = ['eq', 'in', 'notIn', 'gte', 'lte', 'between'];

export const comparesInstants = ({ op }: Filter): boolean => COMPARING.includes(op);

/**
 * Returns a filter with its instants as rows keep them, in UTC with milliseconds. A plain day is one of Myanmar: a bound
 * from its first, and to its last millisecond. Throws a `PageFault` for what is no time, which text would compare with
 * wrongly.
 */
export function byInstant(filter: Filter, value: Scalar | readonly Scalar[]): Filter {
  const { field, op } = filter;
  const isBound = op === 'gte' || op === 'lte' || op === 'between';
  const kept = (one: Scalar | undefined, isLast: boolean): string => {
    if (instant.safeParse(one).success) return new Date(String(one)).toISOString();
    if (!isBound || !day.safeParse(one).success) throw new PageFault('wrongValue', { field, op });
    return fromMyanmar(`${String(one)}T${isLast ? '23:59:59.999' : '00:00:00.000'}`);
  };
  if (typeof value !== 'object') return { ...filter, value: kept(value, op === 'lte') };
  return { ...filter, value: value.map((one, place) => kept(one, op === 'between' && place === 1)) };
}
