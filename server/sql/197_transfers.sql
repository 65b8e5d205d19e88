-- Transfers as one list: confirmed payment slips, and settlements that are settled. Their ids begin with the time of the
-- transfer, by which the list is ordered.
create index row_payment_slip_by_transfer on row_payment_slip ((transferred_at || ' ' || id) desc) where state = 'confirmed';
create index row_settlement_by_transfer on row_settlement ((transferred_at || ' ' || id) desc) where state = 'settled';

create view row_transfer as
select
  transferred_at || ' ' || id as id, version, 'recorded' as state, branches, owner, id as record, 'paymentSlip' as machine,
  transferred_at, customer_kind, customer, customer_name, null::bigint as paid_in, amount as paid_out, account,
  row ->> 'bank' as bank, row ->> 'holder' as holder, bills, voucher, row ->> 'bankLine' as bank_line, confirmed_by, confirmed_at,
  jsonb_build_object(
    'id', transferred_at || ' ' || id, 'version', version, 'state', 'recorded', 'code', null, 'record', id,
    'machine', 'paymentSlip', 'transferredAt', transferred_at,
    'customerKind', customer_kind, 'customer', customer, 'customerName', customer_name, 'paidIn', null, 'paidOut', amount,
    'account', account, 'bank', row -> 'bank', 'holder', row -> 'holder', 'bills', bills, 'voucher', voucher,
    'bankLine', row -> 'bankLine', 'confirmedBy', confirmed_by, 'confirmedAt', confirmed_at) as row
from row_payment_slip where state = 'confirmed'
union all
select
  transferred_at || ' ' || id, version, 'recorded', branches, owner, id, 'settlement',
  transferred_at, customer_kind, customer, customer_name, case when net >= 0 then net end, case when net < 0 then -net end, null,
  null, null, bills, voucher, null, settled_by, settled_at,
  jsonb_build_object(
    'id', transferred_at || ' ' || id, 'version', version, 'state', 'recorded', 'code', null, 'record', id,
    'machine', 'settlement', 'transferredAt', transferred_at,
    'customerKind', customer_kind, 'customer', customer, 'customerName', customer_name,
    'paidIn', case when net >= 0 then net end, 'paidOut', case when net < 0 then -net end,
    'account', null, 'bank', null, 'holder', null, 'bills', bills, 'voucher', voucher,
    'bankLine', null, 'confirmedBy', settled_by, 'confirmedAt', settled_at)
from row_settlement where state = 'settled';
