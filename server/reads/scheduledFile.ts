import type { ScheduledReport } from '#calls/schedules.ts';
import { fromMyanmar } from '#machines/time/calendar.ts';
import type { ExportedReport, Filter } from '#machines/exportTask/events.ts';
import { reportOn } from '#machines/catalogue/reports.ts';

/** A range of Myanmar's days, both ends included. */
interface Days {
  readonly start: string;
  readonly end: string;
}

/** Returns the figures and filters of a scheduled report over a span, with the fields of which they are made. */
export function scheduledFile({ machine, measures, dimensions, filters, on, compare }: ScheduledReport, days: Days) {
  const offered = reportOn(machine);
  const fields = [
    ...dimensions.map(({ dimension }) => offered?.dimensions[dimension]?.field),
    ...measures.map(({ measure }) => offered?.measures[measure]?.field),
  ].filter((field) => field !== undefined);
  const range = [fromMyanmar(`${days.start}T00:00:00.000`), fromMyanmar(`${days.end}T23:59:59.999`)];
  const span: Filter[] = on === null ? [] : [{ field: on, op: 'between', value: range }];
  const report: ExportedReport = { measures, dimensions, ...(compare && on !== null && { compare: on }) };
  return {
    machine,
    report,
    filters: [...filters, ...span],
    columns: fields.length > 0 ? [...new Set(fields)] : ['id'],
  };
}
