import { BOUND_KINDS, type Bound } from '#machines/registers/branchBound.ts';
import type { SetProvider } from './provider.ts';

const keptIn = (table: string, condition: string): string => `row_${table} where state = 'registered' and ${condition}`;

/** Records of each kind that lead to the branch $1, or are its own. */
const KINDS: Readonly<Record<Bound['kind'], string>> = {
  order: `row_order where ended_at is null and (origin_branch = $1 or destination_branch = $1 or next_branch = $1)`,
  shipment: `row_shipment where finish = 'unfinished' and state <> 'disabled' and (from_branch = $1 or to_branch = $1)`,
  package: `row_package where state in ('packed', 'sealed', 'inTransit', 'arrived')
    and (destination = $1 or to_branch = $1 or location = $1)`,
  // A route to a branch that is closed is never asked for; one through it would be.
  route: keptIn(
    'branch',
    `id <> $1 and exists (select from jsonb_each_text(row -> 'nextHops') as hop (last, next)
      where next = $1 and last <> $1)`,
  ),
  line: keptIn('branch', `row -> 'exportTransportLines' ? $1`),
  department: keptIn('department', `company_code = $1`),
  shelf: keptIn('shelf', `branch = $1`),
  area: keptIn('area', `branch = $1`),
  merchant: `row_merchant where branch = $1 and state <> 'invalid'`,
  role: keptIn('role', `row -> 'customBranches' ? $1`),
};

const BOUND = BOUND_KINDS.map(
  (kind, rank) => `select ${rank} as rank, '${kind}' as kind, count(*)::integer as count, min(id) as example
    from ${KINDS[kind]} having count(*) > 0`,
).join(' union all ');

/** Looks up what leads to a branch, of the first kind that there is. */
export const bound: SetProvider = {
  find: (client, sources) =>
    Promise.all(
      sources.map(async ({ aggregate }) => {
        const { rows } = await client.query<Bound>(
          `select kind, count, example from (${BOUND}) as found order by rank limit 1`,
          [aggregate.id],
        );
        return rows[0] ?? null;
      }),
    ),
};
