import type { GroupingRequest } from '#calls/groups.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Dimension, Report, TimePart } from '#machines/kit/report.ts';
import { isMaskedFor } from '../../access.ts';
import type { Filter } from '../selection/filter.ts';
import { expressionOf } from '../selection/expression.ts';
import { PageFault } from '../selection/fault.ts';
import { refuseStaffFields } from '../selection/forStaff.ts';
import { myanmarTimeOf } from '../selection/timePart.ts';
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
  /** SQL of the values in a group, where its key stands for several; an aggregate. */
  readonly values: string;
  /** Filters of the rows of a group. */
  filters(key: string | null, values: readonly string[], shift: Shift | null): Filter[];
}

type Columns = ReadonlyMap<string, string>;

/** SQL of the state or province of an area: Myanmar's codes begin with its 6 characters, China's with its 2. */
const regionOf = (sql: string): string => `case when ${sql} like 'MMR%' then left(${sql}, 6) else left(${sql}, 2) end`;

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

/** Returns how rows are grouped by a dimension. */
export function groupedBy(
  { report, aggregateType, columns, actor, now }: GroupingPlace,
  { dimension: name, by }: GroupingRequest['dimensions'][number],
): GroupedBy {
  const dimension = declared(report, aggregateType, actor, name);
  const { field, kind } = dimension;
  if (by !== undefined && kind !== 'time') throw new PageFault('wrongPart', { field: name, part: by });
  const { sql } = expressionOf(aggregateType, columns, field);
  const part: TimePart = by ?? 'day';
  const shiftOf = (shift: Shift | null): number => (shift?.field === field && isShifted(part) ? shift.milliseconds : 0);
  const keyOf = (shift: Shift | null): string => {
    if (kind === 'region') return regionOf(sql);
    if (kind === 'value') return `(${sql})::text`;
    const time = myanmarTimeOf(sql);
    const moved = shiftOf(shift);
    return timeKey(moved === 0 ? time : `(${time} + interval '${moved} milliseconds')`, part, now);
  };
  return {
    dimension,
    key: keyOf,
    name: dimension.name ? `max((${expressionOf(aggregateType, columns, dimension.name).sql})::text)` : 'null::text',
    values: kind === 'region' ? `array_agg(distinct ${sql})` : 'null::text[]',
    filters: (key, values, shift) => {
      if (key === null) return [isEmpty(field)];
      if (kind === 'time') return [timeFilter(field, key, part, now, shiftOf(shift))];
      return [kind === 'region' ? { field, op: 'in', value: [...values] } : { field, op: 'eq', value: key }];
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
}
