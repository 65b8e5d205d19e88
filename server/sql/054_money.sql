-- The present rows of the ledgers of money: what is owed for each stage of an order, what its sender is owed, who holds
-- cash, and the papers about it. Their lists are filtered by customer, order, branch and day.
select make_row_table('row_receivable', array[
  'order text', 'stage text', 'customer_kind text', 'customer text', 'customer_name text', 'merchant text',
  'gathering text', 'amount bigint', 'due bigint', 'received bigint', 'refund_due bigint', 'method text',
  'taken_by text', 'bill text', 'day text', 'due_at time', 'received_at time', 'confirmed_at time']);
create index row_receivable_by_order on row_receivable ("order");
create index row_receivable_by_customer on row_receivable (customer, day, state);
create index row_receivable_by_taker on row_receivable (taken_by, received_at) where taken_by is not null;
create index row_receivable_to_bill on row_receivable (day, customer) where state = 'credited';

select make_row_table('row_payable', array[
  'order text', 'customer_kind text', 'customer text', 'customer_name text', 'merchant text', 'collected bigint',
  'settled bigint', 'outstanding bigint', 'amount bigint', 'bill text', 'slip text', 'day text', 'due_at time',
  'paid_at time']);
create index row_payable_by_order on row_payable ("order");
create index row_payable_by_customer on row_payable (customer, day, state);
create index row_payable_to_bill on row_payable (day, customer) where state = 'open';

select make_row_table('row_courier_cash', array[
  'courier text', 'held_mmk bigint', 'held_cny bigint', 'declared_mmk bigint', 'declared_cny bigint',
  'difference_mmk bigint', 'handed_in_at time', 'updated_at time']);
create index row_courier_cash_held on row_courier_cash (held_mmk) where held_mmk > 0;

select make_row_table('row_receipt', array[
  'receivable text', 'order text', 'stage text', 'customer_name text', 'merchant text', 'amount bigint',
  'method text', 'account text', 'voucher text', 'transfer_at time', 'recorded_by text', 'recorded_at time',
  'confirmed_at time']);
create index row_receipt_by_order on row_receipt ("order");
create index row_receipt_by_transfer on row_receipt (transfer_at);

select make_row_table('row_refund', array[
  'receivable text', 'order text', 'stage text', 'customer_name text', 'merchant text', 'amount bigint',
  'requested_by text', 'requested_at time', 'ended_at time']);
create index row_refund_by_order on row_refund ("order");
create index row_refund_by_time on row_refund (requested_at);

select make_row_table('row_extra_fee', array[
  'order text', 'stage text', 'kind text', 'amount bigint', 'channel text', 'payment_channel text', 'added_at time',
  'paid_at time']);
create index row_extra_fee_by_order on row_extra_fee ("order");
