import type pg from 'pg';
import { bill } from '#machines/bill/index.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { paymentSlip } from '#machines/paymentSlip/index.ts';
import { settlement } from '#machines/settlement/index.ts';
import type { AccountLine } from '../papers/statement.ts';
import { selectionOf } from './selection/selection.ts';
import { rowTable } from './tables.ts';

interface Customer {
  readonly customerKind: string;
  readonly customer: string;
}

/** Myanmar day of a time that a row stores as UTC text. */
const dayOf = (column: string): string => `to_char(${column}::timestamptz at time zone 'Asia/Yangon', 'YYYY-MM-DD')`;

/**
 * Reads the account of a customer until a Myanmar day, oldest first, within the actor's scope: bills with their refunds, fees
 * and payments of settlements, and payment slips. `name` is null for a customer without any.
 */
export async function accountOf(
  pool: pg.Pool,
  columns: ReadonlyMap<string, ReadonlyMap<string, string>>,
  actor: Actor,
  { customerKind, customer }: Customer,
  to: string,
): Promise<{ readonly name: string | null; readonly lines: readonly AccountLine[] }> {
  const values: unknown[] = [];
  const whereOf = (aggregateType: AggregateType): string => {
    const own = columns.get(rowTable(aggregateType.id)) ?? new Map<string, string>();
    const filters = [
      { field: 'customerKind', op: 'eq', value: customerKind },
      { field: 'customer', op: 'eq', value: customer },
    ] as const;
    return selectionOf(own, aggregateType, actor, { filters: [...filters], sort: [] }, values).where;
  };
  const bills = whereOf(bill);
  const settlements = whereOf(settlement);
  const slips = whereOf(paymentSlip);
  const last = `$${values.push(to)}`;
  const { rows } = await pool.query<AccountLine & { name: string }>(
    `with lines as (
       select day, id, 1 as place, 'billed' as kind, receivable as amount, customer_name as name from row_bill ${bills}
       union all
       select day, id, 2, 'goodsMoney', -payable, customer_name from row_bill ${bills}
       union all
       select ${dayOf('settled_at')}, id, 3, 'fee', coalesce(fee, 0), customer_name from row_settlement ${settlements} and state = 'settled'
       union all
       select ${dayOf('settled_at')}, id, 4, 'settled', -net, customer_name from row_settlement ${settlements} and state = 'settled'
       union all
       select ${dayOf('confirmed_at')}, id, 5, 'paidOut', amount, customer_name from row_payment_slip ${slips} and state = 'confirmed'
       union all
       select ${dayOf('at')}, id, 6, 'refunded', -amount, name
       from ledger_entries join (select id, customer_name as name from row_bill ${bills}) own using (id)
       where machine = 'bill' and account = 'refunds'
       union all
       select ${dayOf('at')}, id, 7, 'repaid', -amount, name
       from ledger_entries join (select id, customer_name as name from row_bill ${bills}) own using (id)
       where machine = 'bill' and account = 'bank'
     )
     select day, id, kind, amount::float8 as amount, name from lines where day <= ${last} order by day, place, id`,
    values,
  );
  return {
    name: rows.at(-1)?.name ?? null,
    lines: rows.filter(({ amount }) => amount !== 0).map(({ day, id, kind, amount }) => ({ day, id, kind, amount })),
  };
}
