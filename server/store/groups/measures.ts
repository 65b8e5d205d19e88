import type { Cell, GroupingRequest } from '#calls/groups.ts';
import type { Measure, MeasureFunction, RateBase, ReportCondition } from '#machines/kit/report.ts';
import { isMaskedFor } from '../../access.ts';
import { conditionOf, type Bind } from '../selection/condition.ts';
import type { Filter } from '../selection/filter.ts';
import { expressionOf } from '../selection/expression.ts';
import { PageFault } from '../selection/fault.ts';
import type { GroupingPlace } from './dimensions.ts';

/** A measure of a statement. */
export interface Measured {
  readonly as: MeasureFunction;
  /** Rows of another record type of which it is a rate. */
  readonly per: RateBase | undefined;
  /** Filters of the rows that it counts, of a share those of its part. */
  readonly filters: readonly Filter[];
  /** Filters of every row that it reads, of a share those of its whole; empty for all rows. */
  readonly reads: readonly Filter[];
  /** Returns SQL of the value, of the number of rows behind it, and of the number of which a share is taken. */
  columns(bind: Bind): { readonly value: string; readonly count: string; readonly of: string };
}

const filterOf = ({ field, op, value }: ReportCondition): Filter => ({
  field,
  op,
  value: typeof value === 'object' ? [...value] : value,
});

const isFilled = (field: string): Filter => ({ field, op: 'isNull', value: false });

/** Returns the declared measure and function of a request; throws a `PageFault` for one that is not offered. */
function declared({ report, aggregateType, actor }: GroupingPlace, { measure: name, as }: Asked) {
  const measure: Measure | undefined = Object.hasOwn(report.measures, name) ? report.measures[name] : undefined;
  if (!measure) {
    const offered = Object.keys(report.measures).join(', ');
    throw new PageFault('unknownMeasure', { field: name, machine: aggregateType.id, measures: offered });
  }
  const usual = as ?? measure.functions[0];
  if (usual === undefined || !measure.functions.includes(usual))
    throw new PageFault('wrongFunction', { field: name, function: as ?? '', functions: measure.functions.join(', ') });
  if (measure.field !== undefined && isMaskedFor(actor, aggregateType, measure.field))
    throw new PageFault('maskedField', { field: measure.field });
  return { measure, as: usual };
}

type Asked = GroupingRequest['measures'][number];

const AGGREGATES = {
  distinct: (sql: string) => `count(distinct ${sql})`,
  sum: (sql: string) => `sum(${sql})`,
  average: (sql: string) => `avg(${sql})`,
  median: (sql: string) => `percentile_cont(0.5) within group (order by ${sql})`,
  p90: (sql: string) => `percentile_cont(0.9) within group (order by ${sql})`,
} as const;

/** Returns SQL of the measured value of a row: a field, or the minutes between two times. */
function measuredIn({ aggregateType, columns }: GroupingPlace, { field = 'id', since }: Measure): string {
  const { sql } = expressionOf(aggregateType, columns, field);
  if (since === undefined) return sql;
  const from = expressionOf(aggregateType, columns, since).sql;
  return `(extract(epoch from (${sql})::timestamptz - (${from})::timestamptz) / 60)::float8`;
}

/** Returns how a measure is taken of the rows of a group. */
export function measuredBy(place: GroupingPlace, asked: Asked): Measured {
  const { measure, as } = declared(place, asked);
  const { field, since, where = [], of = [] } = measure;
  const base = of.map(filterOf);
  const filled = field === undefined ? [] : [field, ...(since === undefined ? [] : [since])].map(isFilled);
  const filters = [...base, ...where.map(filterOf), ...filled];
  return {
    as,
    per: measure.per,
    filters,
    reads: as === 'share' && !measure.per ? base : filters,
    columns: (bind) => {
      const within = (conditions: readonly Filter[]): string =>
        conditions.length === 0
          ? ''
          : ` filter (where ${conditions.map((one) => conditionOf(place.columns, place.aggregateType, one, bind)).join(' and ')})`;
      const own = within(filters);
      const count = `count(*)${own}`;
      if (as === 'count') return { value: count, count, of: 'null' };
      if (measure.per) return { value: 'null', count, of: 'null' };
      if (as === 'share') return { value: 'null', count, of: `count(*)${within(base)}` };
      const value = `(${AGGREGATES[as](measuredIn(place, measure))}${own})::float8`;
      return { value, count, of: 'null' };
    },
  };
}

type Read = string | number | null;

/** Returns a cell as it was read; nothing is divided by zero, and nothing has no average. */
export function cellOf(as: MeasureFunction, value: Read, count: Read, of: Read): Cell {
  const rows = Number(count ?? 0);
  if (as === 'share') {
    const whole = Number(of ?? 0);
    return { value: whole === 0 ? null : rows / whole, count: rows, of: whole };
  }
  const isTotal = as === 'count' || as === 'distinct' || as === 'sum';
  return { value: value === null ? (isTotal ? 0 : null) : Number(value), count: rows };
}

/** Returns the cell of a group without rows. */
export const emptyCell = (as: MeasureFunction): Cell => cellOf(as, null, 0, 0);
