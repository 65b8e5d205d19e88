-- Reports choose their period by these times too (src/machines/order/report.ts): without them each reads every order.
create index row_order_by_arrival on row_order (arrived_at desc) where arrived_at is not null;
create index row_order_by_hand_out on row_order (out_at desc) where out_at is not null;
