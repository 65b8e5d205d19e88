-- Bills, what gathers them and what pays them out; and the bookings of the transit warehouse.
select make_row_table('row_bill', array[
  'customer_kind text', 'customer text', 'customer_name text', 'branch text', 'day text', 'lines integer',
  'receivable bigint', 'payable bigint', 'supplements text', 'refund_status text', 'refunded bigint',
  'settlement_status text', 'settlement text', 'slip_status text', 'slip text', 'voucher text',
  'confirmed_by text', 'confirmed_at time', 'generated_at time']);
create index row_bill_by_day on row_bill (day desc, id desc);
create index row_bill_by_time on row_bill (generated_at desc, id desc);
create index row_bill_by_customer on row_bill (customer_kind, customer, day desc);

select make_row_table('row_settlement', array[
  'customer_kind text', 'customer text', 'customer_name text', 'bills jsonb', 'receivable bigint', 'payable bigint',
  'fee bigint', 'net bigint', 'voucher text', 'transferred_at time', 'opened_by text', 'opened_at time',
  'settled_by text', 'settled_at time']);
create index row_settlement_by_time on row_settlement (opened_at desc, id desc);
create index row_settlement_by_customer on row_settlement (customer_kind, customer, opened_at desc);

select make_row_table('row_payment_slip', array[
  'customer_kind text', 'customer text', 'customer_name text', 'account text', 'bills jsonb', 'amount bigint',
  'drawn_by text', 'drawn_at time', 'generated_by text', 'generated_at time', 'voucher text', 'transferred_at time',
  'confirmed_by text', 'confirmed_at time']);
create index row_payment_slip_by_time on row_payment_slip (drawn_at desc, id desc);
create index row_payment_slip_by_customer on row_payment_slip (customer_kind, customer, drawn_at desc);

select make_row_table('row_transfer_booking', array[
  'waybill text', 'branch text', 'address_code text', 'receiver_name text', 'receiver_phone text', 'goods_type text',
  'weight_grams bigint', 'replenishment boolean', 'customs_fee bigint', 'shelf text', 'warehoused_by text',
  'warehoused_at time', 'ended_at time']);
create index row_transfer_booking_by_time on row_transfer_booking (warehoused_at desc, id desc);
create index row_transfer_booking_by_waybill on row_transfer_booking (waybill);
create index row_transfer_booking_by_code on row_transfer_booking (address_code);
