import type { GroupingRequest } from '#calls/groups.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { isAreaLevel, type Dimension, type Report, type TimePart } from '#machines/kit/report.ts';
import { isMaskedFor } from '../../access.ts';
import type { Filter } from '../selection/filter.ts';
import { expressionOf } from '../selection/expression.ts';
import { PageFault } from '../selection/fault.ts';
import { refuseStaffFields } from '../selection/forStaff.ts';
import { myanmarTimeOf } from '../selection/timePart.ts';
import { areaKey } from './areaKeys.ts';
import type { Coverage } from './coverage.ts';
import { isShifted, timeFilter, timeKey } from './timeParts.ts';

/** Period of a request, and its length by which the period before is shifted. */
export interface Shift {
  readonly field: string;
  readonly milliseconds: number;
}

/** A dimension of a statement. */
export interface GroupedBy {
  readonly dimension: Dimension;
  /** SQL of the key of a row; `shift` brings times of the period before into the period. */
  key(shift: Shift | null): string;
  /** SQL of the name that rows of a group keep, an aggregate. */
  readonly name: string;
  /** Returns the name of a key that no row keeps. */
  readonly nameOf: (key: string | null) => string | undefined;
  /** SQL of the values in a group, where its key stands for several; an aggregate. */
  readonly values: string;
  /** Filters of the rows of a group. */
  filters(key: string | null, values: readonly string[], shift: Shift | null): Filter[];
}

type Columns = ReadonlyMap<string, string>;

const isEmpty = (field: string): Filter => ({ field, op: 'isNull', value: true });

/** Returns the declared dimension of a request; throws a `PageFault` for one that is not offered. */
function declared(report: Report, aggregateType: AggregateType, actor: Actor, name: string): Dimension {
  const found = Object.hasOwn(report.dimensions, name) ? report.dimensions[name] : undefined;
  if (!found) {
    const offered = Object.keys(report.dimensions).join(', ');
    throw new PageFault('unknownDimension', { field: name, machine: aggregateType.id, dimensions: offered });
  }
  refuseStaffFields(actor, aggregateType, [found.field]);
  if (isMaskedFor(actor, aggregateType, found.field)) throw new PageFault('maskedField', { field: found.field });
  return found;
}

const coveredBy = (sql: string, coverage: Coverage): string => {
  const ids = Object.fromEntries([...coverage].map(([place, { id }]) => [place, id]));
  return `${quoted(JSON.stringify(ids))}::jsonb ->> ${sql}`;
};

/** Writes a text as a literal of SQL. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Returns how rows are grouped by a dimension. */
export function groupedBy(
  { report, aggregateType, columns, actor, now, coverage }: GroupingPlace,
  { dimension: name, by }: GroupingRequest['dimensions'][number],
): GroupedBy {
  const dimension = declared(report, aggregateType, actor, name);
  const { field, kind } = dimension;
  if (by !== undefined && kind !== 'time') throw new PageFault('wrongPart', { field: name, part: by });
  const { sql } = expressionOf(aggregateType, columns, field);
  const part: TimePart = by ?? 'day';
  const shiftOf = (shift: Shift | null): number => (shift?.field === field && isShifted(part) ? shift.milliseconds : 0);
  const keyOf = (shift: Shift | null): string => {
    if (isAreaLevel(kind)) return areaKey(kind, sql);
    if (kind === 'responsible') return coveredBy(sql, coverage);
    if (kind === 'value') return `(${sql})::text`;
    const time = myanmarTimeOf(sql);
    const moved = shiftOf(shift);
    return timeKey(moved === 0 ? time : `(${time} + interval '${moved} milliseconds')`, part, now);
  };
  const ofAreas = isAreaLevel(kind) || kind === 'responsible';
  const names = new Map(kind === 'responsible' ? [...coverage.values()].map(({ id, name: title }) => [id, title]) : []);
  return {
    dimension,
    key: keyOf,
    name: dimension.name ? `max((${expressionOf(aggregateType, columns, dimension.name).sql})::text)` : 'null::text',
    nameOf: (key) => names.get(key ?? ''),
    values: ofAreas ? `array_agg(distinct ${sql}) filter (where ${sql} is not null)` : 'null::text[]',
    filters: (key, values, shift) => {
      // Without a key are also areas of a wider level.
      if (ofAreas && values.length > 0) return [{ field, op: 'in', value: [...values] }];
      if (key === null) return [isEmpty(field)];
      if (kind === 'time') return [timeFilter(field, key, part, now, shiftOf(shift))];
      return [{ field, op: 'eq', value: key }];
    },
  };
}

/** Record type, columns, actor and time of a grouping. */
export interface GroupingPlace {
  readonly report: Report;
  readonly aggregateType: AggregateType;
  readonly columns: Columns;
  readonly actor: Actor;
  readonly now: Date;
  /** Empty where no dimension is by responsible areas. */
  readonly coverage: Coverage;
}
