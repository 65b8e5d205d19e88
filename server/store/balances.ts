import type { BalancesWanted } from '#calls/ledger.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { accountGroups } from '#machines/money/ledgerAccounts.ts';
import type { Queryable } from '../auth/queryable.ts';
import { EVER, sourceOf } from './balanceSource.ts';
import { running } from './running.ts';
import type { Balance } from './balance.ts';

const PARTS = {
  account: { part: 'null', title: 'null' },
  party: { part: 'party', title: 'name_of_party(part)' },
  branch: { part: 'branch', title: 'null' },
  person: { part: 'person', title: 'name_of_person(part)' },
  day: { part: 'case when day >= $1 then day end', title: 'null' },
  month: { part: 'case when day >= $1 then left(day, 7) end', title: 'null' },
  type: { part: 'type', title: 'null' },
} as const satisfies Readonly<Record<BalancesWanted['by'], { part: string; title: string }>>;

/** Returns the branches whose lines the actor reaches; null for all. */
export const reachedBranches = ({ kind, scope }: Actor): readonly string[] | null =>
  kind === 'system' || scope === 'all' ? null : scope;

/**
 * Returns the balances that the actor reaches: lines of own branches or the own merchant; the company's only with the
 * whole company in scope.
 */
export async function balancesOf(db: Queryable, actor: Actor, wanted: BalancesWanted): Promise<readonly Balance[]> {
  const { from = EVER.from, to = EVER.to, by, account, group, party = null, branch = null } = wanted;
  const { part, title } = PARTS[by];
  const accounts = account ? [account] : group ? accountGroups[group] : null;
  const source = sourceOf(by, { from, to }, party ?? actor.merchant);
  const { rows } = await db.query<Balance>({
    name: `ledger-balances-${by}-${source.name}`,
    text: `select account, ${by === 'party' ? 'part' : 'null'} as party, ${by === 'branch' ? 'part' : 'null'} as branch,
        ${by === 'party' || by === 'branch' ? 'null' : 'part'} as part, ${title} as title, currency,
        opening::float8, debit::float8, credit::float8, (opening + debit - credit)::float8 as closing
      from (
        select account, ${part} as part, currency,
          coalesce(sum(debit - credit) filter (where day < $1), 0) as opening,
          coalesce(sum(debit) filter (where day >= $1), 0) as debit,
          coalesce(sum(credit) filter (where day >= $1), 0) as credit
        from (${source.text}) lines
        where ($3::text[] is null or account = any($3::text[])) and ($4::text is null or party = $4)
          and ($5::text[] is null or branch = any($5::text[])) and ($6::text is null or party = $6)
          and ($7::text is null or coalesce(branch, '-') = $7)
        group by 1, 2, 3) sums
      order by account, part nulls first, currency`,
    values: [from, to, accounts, party, reachedBranches(actor), actor.merchant, branch, ...source.values],
  });
  return by === 'day' || by === 'month' ? running(rows) : rows;
}
