import { REPORTS } from '#machines/catalogue/reports.ts';
import { isPeriod } from '#machines/time/periods.ts';
import type { GroupsRequest } from '#services/groups.ts';
import type { ScheduledReport } from '#services/schedules.ts';
import type { ThresholdFigure } from '#services/thresholds.ts';
import { sensible, type Filters } from '#views/shapes/list/filters.ts';
import type { ListDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { inForce, reportFilters } from './filters.ts';
import { filterFieldsOf, type ReportQuery } from './query.ts';

/** A report as the server is asked for it, with its filters and those of their values that make sense. */
export interface ReportRequest {
  readonly filters: Filters;
  readonly values: Readonly<Record<string, string>>;
  readonly request: GroupsRequest;
}

/** Returns the request of a report. `now` in milliseconds of the epoch. */
export function requestOf(query: Omit<ReportQuery, 'view'>, descriptor: ListDescriptor, now: number): ReportRequest {
  const { of, on, measures, dimensions, compare } = query;
  const filters = reportFilters(descriptor, filterFieldsOf(REPORTS[of], on));
  const values = sensible(filters, query.values);
  return {
    filters,
    values,
    request: {
      name: 'report',
      measures,
      dimensions,
      filters: inForce(filters, values, now),
      ...(compare && on !== null && { compare: on }),
    },
  };
}

/** Returns the filters of a report but its period; null where one of them moves with the day, which nobody would notice. */
function lastingFilters(query: Omit<ReportQuery, 'view'>, descriptor: ListDescriptor, now: number) {
  const { filters, values } = requestOf(query, descriptor, now);
  const others = { ...filters, fields: filters.fields.filter(({ name }) => name !== query.on) };
  return others.fields.some(({ name }) => isPeriod(values[name])) ? null : inForce(others, values, now);
}

/** Returns a report as it is written over each day, week or month; null where another filter moves with the day. */
export function scheduledOf(
  query: Omit<ReportQuery, 'view'>,
  descriptor: ListDescriptor,
  now: number,
): ScheduledReport | null {
  const { of, on, measures, dimensions, compare } = query;
  const filters = lastingFilters(query, descriptor, now);
  return filters && { machine: of, measures, dimensions, filters, on, compare };
}

/** Returns the first figure of a report in a period that moves with the day; null for one of fixed days, or where another filter moves. */
export function figureOf(
  query: Omit<ReportQuery, 'view'>,
  descriptor: ListDescriptor,
  now: number,
): ThresholdFigure | null {
  const { of, on, measures } = query;
  const [measure] = measures;
  const written = on === null ? undefined : query.values[on];
  if (!measure || (on !== null && !isPeriod(written))) return null;
  const filters = lastingFilters(query, descriptor, now);
  return (
    filters && {
      machine: of,
      ...measure,
      filters,
      period: on !== null && isPeriod(written) ? { field: on, name: written } : null,
    }
  );
}
