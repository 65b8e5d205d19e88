import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { ListOptions } from './options.ts';

/** Returns a list as a business customer is offered it: without columns and filters of the fields for staff alone. */
export function forCustomer<N extends AggregateType>(
  options: ListOptions<N>,
  forStaff: readonly string[],
): ListOptions<N> {
  const isOffered = (field: string): boolean => !forStaff.includes(field);
  return {
    ...options,
    columns: options.columns.filter((column) => isOffered(typeof column === 'string' ? column : column.field)),
    filters: options.filters.filter((filter) => {
      if (typeof filter === 'string') return isOffered(filter);
      return 'resolve' in filter || (filter.staffOnly !== true && isOffered(filter.field));
    }),
  };
}
