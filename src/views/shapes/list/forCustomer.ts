import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { isForStaff } from '#machines/staffFields.ts';
import type { ListOptions } from './options.ts';

/** Returns a list as a business customer is offered it: without the columns and filters for staff alone. */
export function forCustomer<N extends AggregateType>(machine: string, options: ListOptions<N>): ListOptions<N> {
  const isOffered = (field: string): boolean => !isForStaff(machine, field);
  return {
    ...options,
    columns: options.columns.filter((column) => isOffered(typeof column === 'string' ? column : column.field)),
    filters: options.filters.filter((filter) => {
      if (typeof filter === 'string') return isOffered(filter);
      return 'resolve' in filter || (filter.staffOnly !== true && isOffered(filter.field));
    }),
  };
}
