import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { plainCode } from '#machines/kit/text.ts';
import { CASTS, expressionOf, type Expression } from './expression.ts';
import { PageFault } from './fault.ts';
import type { Filter, Scalar } from './filter.ts';
import { comparesLooks, inOneLook } from './looks.ts';
import { recordedValues } from './recordedValue.ts';
import { timePartOf } from './timePart.ts';

/** Adds a value to those of a statement; returns its parameter. */
export type Bind = (value: unknown) => string;

function condition(filter: Filter, { sql, type, largest = Infinity }: Expression, bindAny: Bind): string {
  const { op, value, field } = filter;
  // A column's own type keeps its index; other numbers are compared as numbers instead of failing as integers.
  const bind: Bind = (bound) =>
    typeof bound === 'number' && largest < Infinity && !(Number.isInteger(bound) && Math.abs(bound) <= largest)
      ? `${bindAny(bound)}::numeric`
      : bindAny(bound);
  if (op === 'isNull') return value === false ? `${sql} is not null` : `${sql} is null`;
  if (value === undefined) throw new PageFault('wrongValue', { field, op });
  if (op === 'hour' || op === 'weekday') {
    if (Array.isArray(value)) throw new PageFault('wrongValue', { field, op });
    return `${timePartOf(sql, type, field, op)} = ${bindAny(typedValue(value, 'number', field, op))}::numeric`;
  }
  const list = Array.isArray(value) ? value : [value];
  const typed = list.map((one) => typedValue(one, type, field, op));
  if (type === 'list') {
    if (op === 'notIn') return `not coalesce(${sql} ?| ${bind(typed.map(String))}::text[], false)`;
    if (op !== 'eq' && op !== 'in') throw new PageFault('wrongOperator', { field, op });
    return `${sql} ?| ${bind(typed.map(String))}::text[]`;
  }
  const cast = CASTS[type];
  if (op === 'in') return `${sql} = any(${bind(typed)}::${cast}[])`;
  if (op === 'notIn') return `not coalesce(${sql} = any(${bind(typed)}::${cast}[]), false)`;
  if (op === 'between') {
    const [from, to] = typed;
    if (typed.length !== 2 || from === undefined || to === undefined) throw new PageFault('wrongValue', { field, op });
    return `${sql} between ${bind(from)} and ${bind(to)}`;
  }
  if (Array.isArray(value)) throw new PageFault('wrongValue', { field, op });
  if (op === 'like') {
    if (type !== 'text') throw new PageFault('wrongOperator', { field, op });
    return `${sql} ilike ${bind(`%${String(value).replace(/[\\%_]/g, '\\$&')}%`)}`;
  }
  return `${sql} ${{ eq: '=', gte: '>=', lte: '<=' }[op]} ${bind(typed[0])}`;
}

function typedValue(value: Scalar, type: Expression['type'], field: string, op: string): unknown {
  if (type === 'number') {
    const number = typeof value === 'boolean' || value === '' ? Number.NaN : Number(plainCode(String(value)));
    if (!Number.isFinite(number)) throw new PageFault('wrongValue', { field, op });
    return number;
  }
  if (type === 'boolean') {
    if (value === true || value === 'true') return true;
    if (value === false || value === 'false') return false;
    throw new PageFault('wrongValue', { field, op });
  }
  const text = String(value);
  if (text.includes('\u0000')) throw new PageFault('wrongValue', { field, op });
  return text;
}

/** Returns the SQL of a filter for a part of a text, without the signs and accents that people leave out. */
function sought(filter: Filter, { sql, type }: Expression, bind: Bind): string {
  const { value, field, op } = filter;
  if (value === undefined || Array.isArray(value)) throw new PageFault('wrongValue', { field, op });
  return `position(sought_form(${bind(typedValue(value, type, field, op))}) in sought_form(${sql})) > 0`;
}

/** Returns the SQL of a filter on a row's field; throws a `PageFault` for one that makes no sense. */
export const conditionOf = (
  columns: ReadonlyMap<string, string>,
  aggregateType: AggregateType,
  filter: Filter,
  bind: Bind,
): string => {
  const expression = expressionOf(aggregateType, columns, filter.field);
  const recorded = recordedValues(aggregateType, filter);
  const isByLook = expression.type === 'text' && comparesLooks(aggregateType, filter);
  const byLook = { ...expression, sql: `look_alike(${expression.sql})` };
  const conditions = recorded.map((one) => {
    if (!isByLook) return condition(one, expression, bind);
    return filter.op === 'like' ? sought(one, expression, bind) : condition(inOneLook(one), byLook, bind);
  });
  const distinct = [...new Set(conditions)];
  return distinct.length === 1 ? distinct.join() : `(${distinct.join(' or ')})`;
};
