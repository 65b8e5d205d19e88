import type { Bill } from '#machines/bill/context.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { replay } from '#machines/kit/replay.ts';
import type { Evidence } from '#machines/violation/events.ts';
import { canonical } from '../../store/canonical.ts';
import { among, ofAggregate, ofRows, type Invariant } from '../invariant.ts';

/** Returns the lines of a bill as one text. */
const linesOf = ({ context }: Aggregate): string => canonical((context as Bill).lines);

/** Invariants between ledgers, which no single ledger can prove (reliability.md 5: M01, M02, M10, M14, M15). */
export const crossLedgerInvariants: readonly Invariant[] = [
  ofRows(
    'M01.moved',
    'world',
    `with moved as (
       select 'receivable' as ledger, 'MMK' as currency,
         case type when 'receivable.reversed' then -1 else 1 end * (data ->> 'amount')::bigint as amount
       from events where machine = 'receivable'
         and type in ('receivable.received', 'receivable.partReceived', 'receivable.reversed')
       union all
       select 'receivable', 'MMK', (data ->> 'amount')::bigint from events where machine = 'order' and type like 'order.%PaidByBill'
       union all
       select 'courierCash', data ->> 'currency',
         case type when 'courierCash.reversed' then -1 else 1 end * (data ->> 'amount')::bigint
       from events where machine = 'courierCash' and type in ('courierCash.collected', 'courierCash.reversed')),
     held as (
       select 'receivable' as ledger, 'MMK' as currency,
         coalesce((context ->> 'received')::bigint, 0) + coalesce((context ->> 'refunded')::bigint, 0) as amount
       from streams where machine = 'receivable'
       union all
       select 'courierCash', currency, coalesce((context -> 'held' ->> currency)::bigint, 0)
         + coalesce((context -> 'counting' ->> currency)::bigint, 0) + coalesce((context -> 'handedIn' ->> currency)::bigint, 0)
         - coalesce((context -> 'paidBack' ->> currency)::bigint, 0)
       from streams cross join (values ('MMK'), ('CNY')) as each (currency) where machine = 'courierCash'),
     sums as (
       select ledger, currency, sum(moved) as moved, sum(held) as held from (
         select ledger, currency, amount as moved, 0 as held from moved
         union all select ledger, currency, 0, amount from held) both_sides
       group by ledger, currency)
     select ledger as machine, currency as id, moved::float8 as moved, held::float8 as held from sums
     where $1::text[] is null and moved <> held`,
  ),
  ofRows(
    'M02.extras',
    'order',
    `select distinct on (o.id) o.id, fee.value ->> 'id' as fee, fee.value -> 'amount' as amount, f.amount as "feeSays", f."order" as "feeOf"
     from streams o cross join jsonb_array_elements(o.context -> 'extraFees') as fee
     left join row_extra_fee f on f.id = fee.value ->> 'id'
     where o.machine = 'order' and ${among('o.id')}
       and (f.id is null or f."order" <> o.id or f.amount::text <> fee.value ->> 'amount')
     order by o.id, fee`,
  ),
  ofRows(
    'M10',
    'world',
    `select 'command' as machine, left(c.key, 128) as id, c.at from commands c
     where $1::text[] is null and c.verdict ->> 'status' = 'accepted'
       and not exists (select from events e where e.correlation = c.key)`,
  ),
  ofRows(
    'M14',
    'payable',
    `select p.id, o.row -> 'payType' as "payType", s.context -> 'offset' as "offset" from row_payable p
     join streams s on s.machine = 'payable' and s.id = p.id left join row_order o on o.id = p."order"
     where ${among('p.id')} and p.state <> 'cancelled' and (s.context ->> 'offset')::bigint > 0
       and (o.row ->> 'payType' is distinct from 'offsetByGoods'
         or (s.context ->> 'offset')::bigint > (s.context ->> 'collected')::bigint)`,
  ),
  ofRows(
    'M15',
    'bill',
    `select b.id, b.context -> 'supplements' as supplements, b.context -> 'lines' -> 0 -> 'amount' as amount from streams b
     join events first on first.machine = 'bill' and first.id = b.id and first.version = 1
     where b.machine = 'bill' and b.context ->> 'supplements' is not null and ${among('b.id')}
       and ((b.context -> 'lines' -> 0 ->> 'amount')::bigint <= 0 or not exists (
         select from events e where e.machine = 'bill' and e.id = b.context ->> 'supplements'
           and e.type = 'bill.confirmed' and e.position < first.position))`,
  ),
  // Whatever the event: the lines before and after it.
  ofAggregate('M15.confirmed', ['bill'], ({ aggregateType, id, events }) => {
    const changed: Evidence[] = [];
    replay(aggregateType, id, events, undefined, ({ version, type, from, to }, before, after) => {
      const isKept = from !== 'confirmed' || to !== 'confirmed' || linesOf(before) === linesOf(after);
      if (!isKept) changed.push({ version, type });
    });
    return changed[0] ?? null;
  }),
];
