import type { Condition } from '#machines/queues/counted.ts';
import { lastDayOf } from '#machines/time/periods.ts';
import { serverNow } from '#services/clock.ts';
import { writeAmounts } from './query.ts';

/** Begins a range of days that is open. */
const FIRST_DAY = '2000-01-01';

/** A condition as the address of a list writes it; empty for one that the list fixes itself. */
const writtenOf = (condition: Condition): string => {
  switch (condition.op) {
    case 'in':
      return condition.value.join(',');
    case 'gte':
      return writeAmounts({ least: condition.value, most: null });
    case 'dayUpTo':
      return `${FIRST_DAY}..${lastDayOf(condition.value, serverNow())}`;
    case 'days':
      return condition.value.join('..');
    case 'eq':
      return condition.value;
    default:
      return '';
  }
};

/** Returns the address of a list with filters set. */
export function listAddress(path: string, conditions: readonly Condition[]): string {
  const written = conditions.flatMap((one) => (writtenOf(one) === '' ? [] : [[one.field, writtenOf(one)]]));
  return written.length === 0 ? path : `${path}?${new URLSearchParams(written)}`;
}
