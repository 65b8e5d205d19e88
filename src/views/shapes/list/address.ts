import type { Condition } from '#machines/counted.ts';
import { writeAmounts } from './query.ts';

/** A condition as the address of a list writes it; empty for one that the list fixes itself. */
const writtenOf = (condition: Condition): string => {
  switch (condition.op) {
    case 'in':
      return condition.value.join(',');
    case 'gte':
      return writeAmounts({ least: condition.value, most: null });
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
