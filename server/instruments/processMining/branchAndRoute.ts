import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { rowTable } from '../../store/tables.ts';

/** Fields of a row that hold an aggregate's origin and destination. */
const ROUTES = [
  ['originBranch', 'destinationBranch'],
  ['fromBranch', 'toBranch'],
] as const;

const has = ({ rowSchema }: AggregateType, field: string): boolean => Object.hasOwn(rowSchema.shape, field);

/** Joins the rows `k` of the aggregates `c`. */
export const withRows = ({ id }: AggregateType): string => `left join ${rowTable(id)} k on k.id = c.life`;

/** SQL for the branch of an aggregate `c`: that of its row `k`, else the branch of its last event. */
export const branchNow = (aggregateType: AggregateType): string =>
  has(aggregateType, 'currentBranch') ? `coalesce(k.row ->> 'currentBranch', c.branch)` : 'c.branch';

/** SQL for the route of an aggregate `c`, by its row `k`; null for aggregates without one. */
export function routeOf(aggregateType: AggregateType): { readonly from: string; readonly to: string } | null {
  const fields = ROUTES.find((pair) => pair.every((field) => has(aggregateType, field)));
  return fields ? { from: `k.row ->> '${fields[0]}'`, to: `k.row ->> '${fields[1]}'` } : null;
}

/** Milliseconds from the beginning of an aggregate `c` to where it is. */
export const TOTAL = `(extract(epoch from c.since::timestamptz - c.began_at::timestamptz) * 1000)::float8`;
