-- Claims show their photos and how they were paid. Lists held neither; the state of each claim always did.
update row_insurance_claim set row = row_insurance_claim.row || jsonb_build_object(
  'photos', streams.context -> 'photos', 'method', streams.context -> 'method')
from streams where streams.machine = 'insuranceClaim' and streams.id = row_insurance_claim.id;

-- Receipts show who took the money, as it was known when they were recorded: that person does not confirm them.
create temporary table takers on commit drop as
  select id, jsonb_build_object('takenBy', coalesce(known #> '{payment,takenBy}', '[]'::jsonb)) as taken
  from events where machine = 'receipt' and type = 'receipt.recorded';
update row_receipt set row = row || taken from takers where takers.id = row_receipt.id;
update streams set context = context || taken from takers where streams.machine = 'receipt' and takers.id = streams.id;
