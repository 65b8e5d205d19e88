import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { ListDescriptor } from '../listDescriptor/listDescriptor.ts';
import { sortableOf } from './columns.tsx';
import { filtersOf, findingOf } from './filters.ts';
import { forCustomer } from './forCustomer.ts';
import type { ListOptions } from './options.ts';

/** Columns, filters and orders that a list offers to one kind of people. */
const offering = <N extends AggregateType>(aggregateType: ListDescriptor<N>, options: ListOptions<N>) => ({
  options,
  filters: filtersOf(aggregateType, options),
  sortable: sortableOf(options),
});

/** A list as it is declared, made ready once: what it offers to staff and to customers, and how its rows are found. */
export const declaredList = <N extends AggregateType>(aggregateType: ListDescriptor<N>, options: ListOptions<N>) => ({
  aggregateType,
  options,
  within: options.within ?? [],
  toStaff: offering(aggregateType, options),
  toCustomer: offering(aggregateType, forCustomer(options, aggregateType.forStaff)),
  finding: findingOf(aggregateType, options),
  isChosenFrom: options.bulk.length > 0 || options.selection !== undefined,
});

export type DeclaredList<N extends AggregateType = AggregateType> = ReturnType<typeof declaredList<N>>;
