-- What is still to be given back on a settled bill (src/machines/bill/row.ts): rows written before there was such a sum had none. No
-- refund had been paid out by an event then, and a settlement took off what was refunded before it gathered the bill.
update row_bill bill set row = bill.row || jsonb_build_object('toGiveBack', case
  when s.states ->> 'settlement' = 'settlement.settled' then (
    select coalesce(sum(asked.amount), 0)
    from events confirmed
    cross join lateral (
      select (requested.data ->> 'amount')::bigint as amount from events requested
      where requested.machine = 'bill' and requested.id = bill.id and requested.type = 'bill.refundRequested'
        and requested.version < confirmed.version
      order by requested.version desc limit 1
    ) asked
    where confirmed.machine = 'bill' and confirmed.id = bill.id and confirmed.type = 'bill.refundConfirmed'
      and confirmed.version > (
        select max(gathered.version) from events gathered
        where gathered.machine = 'bill' and gathered.id = bill.id and gathered.type = 'bill.gathered'))
  else 0 end)
from streams s
where s.machine = 'bill' and s.id = bill.id and not jsonb_exists(bill.row, 'toGiveBack');
