import type { PageRequest } from '#calls/pages.ts';
import { ownedBy, reachOf, type Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { isMaskedFor } from '../../access.ts';
import { conditionOf, type Bind } from './condition.ts';
import type { Filter } from './filter.ts';
import { expressionOf } from './expression.ts';
import { PageFault } from './fault.ts';

type Wanted = Pick<PageRequest, 'filters' | 'sort'>;

/** Returns the condition of an actor's scope; null for everything. */
function scopeCondition(actor: Actor, bind: Bind): string | null {
  if (actor.merchant !== null)
    return `(owner = ${bind(actor.merchant)} or branches @> ${bind([ownedBy(actor.id)])}::text[])`;
  if (actor.scope === 'all') return null;
  return `(branches && ${bind(reachOf(actor))}::text[] or branches = '{}')`;
}

/** Operators that compare a field with whole values only. */
const WHOLE: ReadonlySet<Filter['op']> = new Set(['eq', 'isNull']);

/**
 * Throws if the filters or the sort compare parts of fields that the actor sees masked, because enough answers would
 * reveal the value.
 */
function refuseMasked(aggregateType: AggregateType, actor: Actor, { filters, sort }: Wanted): void {
  const hidden = [...filters.filter(({ op }) => !WHOLE.has(op)), ...sort].find(({ field }) =>
    isMaskedFor(actor, aggregateType, field),
  );
  if (hidden) throw new PageFault('maskedField', { field: hidden.field });
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
  request: Wanted,
  values: unknown[] = [],
): Selection {
  const bind: Bind = (value) => `$${values.push(value)}`;
  refuseMasked(aggregateType, actor, request);
  const conditions = request.filters.map((filter) => conditionOf(columns, aggregateType, filter, bind));
  const scope = scopeCondition(actor, bind);
  if (scope !== null) conditions.push(scope);
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  const sorted = request.sort.map(({ field, dir }) => ({ sql: expressionOf(aggregateType, columns, field).sql, dir }));
  const last = sorted.at(-1)?.dir ?? 'desc';
  const order = [...sorted, { sql: 'id', dir: last }].map(({ sql, dir }) => `${sql} ${dir}`).join(', ');
  return { where, order, values };
}
