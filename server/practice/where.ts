import type { Noun } from '#machines/kit/noun.ts';
import { rowTable } from '../store/tables.ts';

/** Fields of a row that say from where to where a life goes. */
const ROUTES = [
  ['originBranch', 'destinationBranch'],
  ['fromBranch', 'toBranch'],
] as const;

const has = ({ rowSchema }: Noun, field: string): boolean => Object.hasOwn(rowSchema.shape, field);

/** The rows `k` of the lives `c`. */
export const withRows = ({ id }: Noun): string => `left join ${rowTable(id)} k on k.id = c.life`;

/** The branch that a life `c` is in, as far as its row `k` says; else that in which it was last worked on. */
export const branchNow = (noun: Noun): string =>
  has(noun, 'currentBranch') ? `coalesce(k.row ->> 'currentBranch', c.branch)` : 'c.branch';

/** From which branch to which a life `c` goes, by its row `k`; null for lives that go nowhere. */
export function routeOf(noun: Noun): { readonly from: string; readonly to: string } | null {
  const fields = ROUTES.find((pair) => pair.every((field) => has(noun, field)));
  return fields ? { from: `k.row ->> '${fields[0]}'`, to: `k.row ->> '${fields[1]}'` } : null;
}

/** Milliseconds from the beginning of a life `c` to where it is. */
export const TOTAL = `(extract(epoch from c.since::timestamptz - c.began_at::timestamptz) * 1000)::float8`;
