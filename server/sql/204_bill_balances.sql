-- What a customer still owes on a confirmed bill, less its refunds, and the goods money that nothing has paid out. Figures and queues
-- count these rather than the bill's lines: a refunded bill was shown as owed in full.
update row_bill bill set row = bill.row || jsonb_build_object(
  'outstanding', case when s.states ->> 'bill' = 'confirmed' and s.states ->> 'settlement' <> 'settlement.settled'
    then (bill.row ->> 'receivable')::bigint - (bill.row ->> 'refunded')::bigint else 0 end,
  'toPayOut', case when s.states ->> 'bill' = 'confirmed' and s.states ->> 'slip' = 'slip.notGenerated'
    then (bill.row ->> 'payable')::bigint - coalesce((s.context ->> 'netted')::bigint, 0) else 0 end)
from streams s where s.machine = 'bill' and s.id = bill.id;
alter table row_bill add column outstanding bigint generated always as ((row ->> 'outstanding')::bigint) stored;
alter table row_bill add column to_pay_out bigint generated always as ((row ->> 'toPayOut')::bigint) stored;
create index row_bill_owed on row_bill (customer) where outstanding > 0;
create index row_bill_to_pay_out on row_bill (confirmed_at) where to_pay_out > 0;
