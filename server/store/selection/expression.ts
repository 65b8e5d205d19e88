import { z } from 'zod';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { marksOf } from '#machines/fields/personal.ts';
import { snake } from '../tables.ts';
import { PageFault } from './fault.ts';

export interface Expression {
  readonly sql: string;
  readonly type: 'text' | 'number' | 'boolean' | 'list';
  /** Largest whole number of an integer column; undefined if any number can be bound as it is. */
  readonly largest?: number | undefined;
}

/** Largest whole numbers of PostgreSQL's integer columns that a number of JavaScript holds exactly. */
const LARGEST: Readonly<Record<string, number>> = {
  smallint: 2 ** 15 - 1,
  integer: 2 ** 31 - 1,
  bigint: Number.MAX_SAFE_INTEGER,
};

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
  if (isCustomer(aggregateType, field)) {
    const kind = columns.has('customer_kind') ? 'customer_kind' : `row ->> 'customerKind'`;
    const customer = columns.has('customer') ? 'customer' : `row ->> 'customer'`;
    return { sql: `customer_key(${kind}, ${customer})`, type: 'text' };
  }
  const column = snake(field);
  const kept = own.has(field) || columns.has(column);
  const type = columns.get(column);
  // Quoted, because some fields are keywords of SQL, such as `order`.
  const sql = `"${column}"`;
  if (type === 'jsonb') return { sql, type: 'list' };
  if (kept && (type === 'text' || type === 'boolean')) return { sql, type };
  if (kept) return { sql, type: 'number', largest: LARGEST[type ?? ''] };
  const kind = kindOf(aggregateType, field);
  if (kind === 'list') return { sql: `(row -> '${field}')`, type: kind };
  return { sql: kind === 'text' ? `(row ->> '${field}')` : `((row ->> '${field}')::${CASTS[kind]})`, type: kind };
}

/** Returns whether a field is the key of a customer, which is compared as it is shown. */
export const isCustomer = (aggregateType: AggregateType, field: string): boolean =>
  marksOf(aggregateType).get(field) === 'customer';

/** PostgreSQL's type of each kind of field but lists. */
export const CASTS = { text: 'text', number: 'numeric', boolean: 'boolean' } as const;

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
