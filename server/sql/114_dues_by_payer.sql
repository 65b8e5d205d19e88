-- Lists say apart what the sender and what the receiver still owes.
update row_order set row = row_order.row || jsonb_build_object(
  'senderDue', (row_order.row ->> 'due')::bigint - (streams.context -> 'due' ->> 'sign')::bigint,
  'receiverDue', (streams.context -> 'due' ->> 'sign')::bigint)
from streams where streams.machine = 'order' and streams.id = row_order.id;
