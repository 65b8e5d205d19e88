import type pg from 'pg';
import type { KeptDifference } from './keptDifference.ts';

/** Corrects the kept sums of months that differ from those of their lines; returns the months. */
export async function sumAgain(client: pg.ClientBase): Promise<readonly KeptDifference[]> {
  const { rows } = await client.query<{ month: string }>(
    `with corrected as (
       insert into ledger_months as kept
       select month, account, branch, currency, 0, debit - kept_debit, credit - kept_credit from ledger_months_wrong
       order by 1, 2, 3, 4
       on conflict (month, account, branch, currency, part)
         do update set debit = kept.debit + excluded.debit, credit = kept.credit + excluded.credit
       returning kept.month)
     select distinct month from corrected order by month`,
  );
  return rows.map(({ month }) => ({ machine: 'ledger', id: month, fields: ['sums of the month'] }));
}
