import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Filter } from '#services/page.ts';
import { filtersOf, type Filters } from '#views/shapes/list/filters.ts';
import { filterOf } from '#views/shapes/list/query.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import type { ListDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';

/** Returns the filters of a report, the period first. */
export function reportFilters(descriptor: ListDescriptor, fields: readonly string[]): Filters {
  const [period = '', ...others] = fields;
  const isTime = (field: string): boolean => descriptor.fields[field]?.kind === 'instant';
  const ordered = [period, ...others.filter((field) => !isTime(field)), ...others.filter(isTime)];
  const shown = ordered.map((field, index) => {
    const first = index < FIRST;
    const states = stateValues(descriptor, field === 'state' ? undefined : field);
    if (field === 'state') return { field, first, values: states, titles: `state.${descriptor.id}` };
    if (states.length === 0) return { field, first };
    const values = states.map((id) => id.slice(field.length + 1));
    return { field, first, values, titles: `state.${descriptor.id}.${field}` };
  });
  const { fields: named, names } = filtersOf<AggregateType>(descriptor, { filters: shown, columns: [], find: false });
  // The list's own bound in time is for exports of rows.
  const own = named.filter(({ name }) => fields.includes(name));
  return { custom: [], fields: own, names: names.filter((name) => fields.includes(name)) };
}

/** Filters at hand; the others are in the drawer. */
const FIRST = 4;

/** Returns the filters in force as the server takes them. */
export const inForce = ({ fields }: Filters, values: Readonly<Record<string, string>>, now: number): Filter[] =>
  fields.flatMap((filter) => filterOf(filter, values[filter.name], now) ?? []);
