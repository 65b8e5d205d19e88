-- Minutes from the promised time to the signature (src/machines/order/row.ts). Rows before it had none.
update row_order set row = row || jsonb_build_object('lateMinutes', case when state = 'signed' then ceil(extract(
  epoch from (row ->> 'endedAt')::timestamptz - (row ->> 'expectedDeliveryTime')::timestamptz) / 60)::int end);
