import type pg from 'pg';
import { z } from 'zod';
import type { PageRequest } from '#calls/pages.ts';
import type { Row } from '#calls/row.ts';
import { ownedBy, reachOf, type Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { rowTable, snake } from './tables.ts';

type Scalar = string | number | boolean;
type Filter = PageRequest['filters'][number];

/** Number of matches beyond which a total is 'more than', unless the exact one is requested (storage.md, lists). */
export const COUNT_BOUND = 10_000;

/** An invalid filter or sort: the field and the reason. */
export class PageFault extends Error {
  readonly rule: 'unknownField' | 'wrongValue' | 'wrongOperator';
  readonly values: Readonly<Record<string, string>>;

  constructor(rule: PageFault['rule'], values: Readonly<Record<string, string>>) {
    super(rule);
    this.rule = rule;
    this.values = values;
  }
}

export interface Page {
  readonly records: readonly Row[];
  readonly total: number;
  /** False if there are more than `total`. */
  readonly totalIsExact: boolean;
}

/** Reads the column types of the row tables, once. */
export async function columnsOf(pool: pg.Pool): Promise<Map<string, Map<string, string>>> {
  const { rows } = await pool.query<{ table_name: string; column_name: string; data_type: string }>(
    `select table_name, column_name, data_type from information_schema.columns
     where table_schema = current_schema() and table_name like 'row\\_%'`,
  );
  const tables = new Map<string, Map<string, string>>();
  for (const { table_name: table, column_name: column, data_type: type } of rows) {
    tables.set(table, (tables.get(table) ?? new Map<string, string>()).set(column, type));
  }
  return tables;
}

interface Expression {
  readonly sql: string;
  readonly type: 'text' | 'number' | 'boolean' | 'list';
}

const own = new Set(['id', 'version', 'state']);

/** Returns the SQL of a row's field; throws a `PageFault` for an unknown one. */
export function expressionOf(
  aggregateType: AggregateType,
  columns: ReadonlyMap<string, string>,
  field: string,
): Expression {
  if (!Object.hasOwn(aggregateType.rowSchema.shape, field)) {
    throw new PageFault('unknownField', {
      field,
      machine: aggregateType.id,
      fields: Object.keys(aggregateType.rowSchema.shape).join(', '),
    });
  }
  const column = snake(field);
  const kept = own.has(field) || columns.has(column);
  const type = columns.get(column);
  // Quoted, because some fields are keywords of SQL, such as `order`.
  const sql = `"${column}"`;
  if (type === 'jsonb') return { sql, type: 'list' };
  if (kept) return { sql, type: type === 'text' ? 'text' : type === 'boolean' ? 'boolean' : 'number' };
  const kind = kindOf(aggregateType, field);
  if (kind === 'list') return { sql: `(row -> '${field}')`, type: kind };
  return { sql: kind === 'text' ? `(row ->> '${field}')` : `((row ->> '${field}')::${CASTS[kind]})`, type: kind };
}

const CASTS = { text: 'text', number: 'numeric', boolean: 'boolean' } as const;

/** Returns the type of a field without a column, by the row's schema, so that numbers are compared as numbers. */
function kindOf(aggregateType: AggregateType, field: string): Expression['type'] {
  const types = typesOf(jsonSchemaOf(aggregateType.rowSchema).properties?.[field]);
  if (types.includes('integer') || types.includes('number')) return 'number';
  if (types.includes('boolean')) return 'boolean';
  return types.includes('array') ? 'list' : 'text';
}

type Schema = z.core.JSONSchema.BaseSchema;

const typesOf = (schema: Schema | boolean | undefined): unknown[] =>
  typeof schema === 'object' ? [schema.type, ...(schema.anyOf ?? []).flatMap(typesOf)] : [];

const schemas = new Map<z.ZodType, Schema>();

/** Returns a row's schema as JSON Schema, cached. */
function jsonSchemaOf(schema: z.ZodType): Schema {
  const known = schemas.get(schema) ?? z.toJSONSchema(schema, { unrepresentable: 'any' });
  schemas.set(schema, known);
  return known;
}

type Bind = (value: unknown) => string;

function condition(filter: Filter, { sql, type }: Expression, bind: Bind): string {
  const { op, value, field } = filter;
  if (op === 'isNull') return value === false ? `${sql} is not null` : `${sql} is null`;
  if (value === undefined) throw new PageFault('wrongValue', { field, op });
  const list = Array.isArray(value) ? value : [value];
  const typed = list.map((one) => typedValue(one, type, field, op));
  if (type === 'list') {
    if (op !== 'eq' && op !== 'in') throw new PageFault('wrongOperator', { field, op });
    return `${sql} ?| ${bind(typed.map(String))}::text[]`;
  }
  const cast = CASTS[type];
  if (op === 'in') return `${sql} = any(${bind(typed)}::${cast}[])`;
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
    const number = typeof value === 'boolean' || value === '' ? Number.NaN : Number(value);
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

/** Returns the condition of an actor's scope; null for everything. */
function scopeCondition(actor: Actor, bind: Bind): string | null {
  if (actor.merchant !== null)
    return `(owner = ${bind(actor.merchant)} or branches @> ${bind([ownedBy(actor.id)])}::text[])`;
  if (actor.scope === 'all') return null;
  return `(branches && ${bind(reachOf(actor))}::text[] or branches = '{}')`;
}

/** Conditions and order of rows as SQL; the actor's scope always applies, beside the filters. */
export interface Selection {
  readonly where: string;
  readonly order: string;
  readonly values: unknown[];
}

/**
 * Checks filters and sort against the aggregate type's fields; throws a `PageFault` that names an invalid one.
 * `values` may begin with those of the enclosing statement.
 */
export function selectionOf(
  columns: ReadonlyMap<string, string>,
  aggregateType: AggregateType,
  actor: Actor,
  request: Pick<PageRequest, 'filters' | 'sort'>,
  values: unknown[] = [],
): Selection {
  const bind: Bind = (value) => `$${values.push(value)}`;
  const conditions = request.filters.map((filter) =>
    condition(filter, expressionOf(aggregateType, columns, filter.field), bind),
  );
  const scope = scopeCondition(actor, bind);
  if (scope !== null) conditions.push(scope);
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  const sorted = request.sort.map(({ field, dir }) => ({ sql: expressionOf(aggregateType, columns, field).sql, dir }));
  const last = sorted.at(-1)?.dir ?? 'desc';
  const order = [...sorted, { sql: 'id', dir: last }].map(({ sql, dir }) => `${sql} ${dir}`).join(', ');
  return { where, order, values };
}

/**
 * Reads one page of the rows within the actor's scope. It finds the ids first, so that deep pages read no needless
 * rows.
 */
export async function pageOf(
  pool: pg.Pool,
  columns: ReadonlyMap<string, string>,
  aggregateType: AggregateType,
  actor: Actor,
  request: PageRequest,
): Promise<Page> {
  const { where, order, values } = selectionOf(columns, aggregateType, actor, request);
  const bind: Bind = (value) => `$${values.push(value)}`;
  const table = rowTable(aggregateType.id);
  const offset = (request.pageNum - 1) * request.pageSize;
  const filtering = [...values];
  const text = `select kept.row from (select id from ${table} ${where} order by ${order} limit ${bind(request.pageSize)} offset ${bind(offset)}) found
    join ${table} kept using (id) order by ${order}`;
  const counting = request.exactTotal
    ? `select count(*) as total from ${table} ${where}`
    : `select count(*) as total from (select 1 from ${table} ${where} limit ${COUNT_BOUND + 1}) counted`;
  const [page, count] = await Promise.all([
    pool.query<{ row: Row }>(text, values),
    pool.query<{ total: number }>(counting, filtering),
  ]);
  const counted = count.rows[0]?.total ?? 0;
  const capped = !request.exactTotal && counted > COUNT_BOUND;
  return { records: page.rows.map(({ row }) => row), total: capped ? COUNT_BOUND : counted, totalIsExact: !capped };
}
