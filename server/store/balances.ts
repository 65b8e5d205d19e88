import type { BalancesWanted } from '#calls/ledger.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { Account } from '#machines/postings/accounts.ts';
import type { Queryable } from '../auth/queryable.ts';
import { startOfDay, nextMidnight } from '../jobs/schedule.ts';

/** An account, or a part of it, over a period; in hundredths of the currency. */
export interface Balance {
  readonly account: Account;
  readonly party: string | null;
  readonly branch: string | null;
  readonly currency: string;
  /** Debit balances are above zero, credit balances below. */
  readonly opening: number;
  readonly debit: number;
  readonly credit: number;
  readonly closing: number;
}

/** Bounds before the first and after the last possible event. */
const EVER = { from: '', before: '9999' } as const;

/**
 * Returns the balances that the actor reaches: lines of own branches or the own merchant; the company's only with the
 * whole company in scope.
 */
export async function balancesOf(db: Queryable, actor: Actor, wanted: BalancesWanted): Promise<Balance[]> {
  const { from, to, by, account = null, party = null } = wanted;
  const begin = from === undefined ? EVER.from : startOfDay(from);
  const end = to === undefined ? EVER.before : nextMidnight(startOfDay(to));
  const reach = actor.kind === 'system' || actor.scope === 'all' ? null : actor.scope;
  const { rows } = await db.query<Balance>({
    name: `ledger-balances-${by}`,
    text: `select account, ${by === 'party' ? 'party' : 'null as party'}, ${by === 'branch' ? 'branch' : 'null as branch'}, currency,
        coalesce(sum(amount) filter (where at < $1), 0)::float8 as opening,
        coalesce(sum(amount) filter (where at >= $1 and amount > 0), 0)::float8 as debit,
        coalesce(-sum(amount) filter (where at >= $1 and amount < 0), 0)::float8 as credit,
        sum(amount)::float8 as closing
      from ledger_entries
      where at < $2 and ($3::text is null or account = $3) and ($4::text is null or party = $4)
        and ($5::text[] is null or branch = any($5::text[])) and ($6::text is null or party = $6)
      group by 1, 2, 3, 4
      order by 1, 2 nulls first, 3 nulls first, 4`,
    values: [begin, end, account, party, reach, actor.merchant],
  });
  return rows;
}
