import type { Report } from '#machines/kit/report.ts';
import { REPORTS, type ReportedMachine } from '#machines/catalogue/reports.ts';
import type { Filter } from '#services/page.ts';
import type { ListDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { reportFilters } from '../filters.ts';
import { filterFieldsOf, measureChoices, writeReport } from '../query.ts';
import { writtenFilter } from './writtenFilter.ts';

/** A report on the rows of a list, as an address holds it, and the fields of the filters that it does not have. */
interface ListReport {
  readonly search: string;
  readonly leftOut: readonly string[];
}

/** Returns the report that counts the rows of a list by day, under the list's filters. `now` in milliseconds of the epoch. */
export function reportOnList(
  of: ReportedMachine,
  filters: readonly Filter[],
  descriptor: ListDescriptor,
  now: number,
): ListReport {
  const report: Report = REPORTS[of];
  const times = [
    report.period,
    ...Object.values(report.dimensions).flatMap(({ field, kind }) => (kind === 'time' ? [field] : [])),
  ];
  const on = times.find((time) => filters.some(({ field }) => field === time)) ?? null;
  const offered = reportFilters(descriptor, filterFieldsOf(report, on)).fields;
  const values = new Map<string, string>();
  const leftOut: string[] = [];
  for (const filter of filters) {
    const named = offered.find(({ name }) => name === filter.field);
    const written = named === undefined || values.has(filter.field) ? null : writtenFilter(named, filter, now);
    if (written === null) leftOut.push(filter.field);
    else values.set(filter.field, written);
  }
  const search = writeReport({
    of,
    measures: measureChoices(report).slice(0, 1),
    dimensions: [{ dimension: on ?? report.period, by: 'day' }],
    chart: 'line',
    compare: false,
    // A period that could not be written would begin as the usual one.
    on: on !== null && values.has(on) ? on : null,
    values: Object.fromEntries(values),
  });
  return { search, leftOut: [...new Set(leftOut)] };
}
