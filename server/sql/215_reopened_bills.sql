-- A bill that was reopened said that its customer owes nothing, although its first confirmation took the receivables over
-- (src/machines/bill/row.ts): debts and the ledger disagreed until it was confirmed again.
update row_bill bill set row = bill.row || jsonb_build_object('outstanding', (
  select coalesce(sum((line ->> 'amount')::bigint), 0) - (bill.row ->> 'refunded')::bigint
  from jsonb_array_elements(s.context -> 'lines') as line
  where jsonb_exists(s.context -> 'settled', line ->> 'line')))
from streams s
where s.machine = 'bill' and s.id = bill.id and s.states ->> 'bill' = 'pending'
  and s.states ->> 'settlement' <> 'settlement.settled' and jsonb_array_length(s.context -> 'settled') > 0;
