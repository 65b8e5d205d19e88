import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { rowTable } from '../../store/tables.ts';

/** Fields of a row that say from where to where an aggregate goes. */
const ROUTES = [
  ['originBranch', 'destinationBranch'],
  ['fromBranch', 'toBranch'],
] as const;

const has = ({ rowSchema }: AggregateType, field: string): boolean => Object.hasOwn(rowSchema.shape, field);

/** The rows `k` of the aggregates `c`. */
export const withRows = ({ id }: AggregateType): string => `left join ${rowTable(id)} k on k.id = c.life`;

/** The branch that an aggregate `c` is in, as far as its row `k` says; else that in which it was last worked on. */
export const branchNow = (aggregateType: AggregateType): string =>
  has(aggregateType, 'currentBranch') ? `coalesce(k.row ->> 'currentBranch', c.branch)` : 'c.branch';

/** From which branch to which an aggregate `c` goes, by its row `k`; null for lives that go nowhere. */
export function routeOf(aggregateType: AggregateType): { readonly from: string; readonly to: string } | null {
  const fields = ROUTES.find((pair) => pair.every((field) => has(aggregateType, field)));
  return fields ? { from: `k.row ->> '${fields[0]}'`, to: `k.row ->> '${fields[1]}'` } : null;
}

/** Milliseconds from the beginning of an aggregate `c` to where it is. */
export const TOTAL = `(extract(epoch from c.since::timestamptz - c.began_at::timestamptz) * 1000)::float8`;
