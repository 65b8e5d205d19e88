alter table row_order
  add column assigned_at text collate "C" generated always as (row ->> 'assignedAt') stored,
  add column arrived_at text collate "C" generated always as (row ->> 'arrivedAt') stored,
  add column given_at text collate "C" generated always as (row ->> 'givenAt') stored,
  add column out_at text collate "C" generated always as (row ->> 'outAt') stored;
create index row_order_by_assignment on row_order (assigned_at desc) where assigned_at is not null;
create index row_order_by_giving on row_order (given_at desc) where given_at is not null;

-- When each work order was first claimed or assigned (src/machines/workOrder/row.ts). Its log always said it.
update row_work_order set row = row_work_order.row || jsonb_build_object('takenUpAt', jsonb_path_query_first(
  streams.context, '$.log[*] ? (@.kind == "claim" || @.kind == "assign")') -> 'at')
from streams where streams.machine = 'workOrder' and streams.id = row_work_order.id;

-- Orders whose times of phases the program has yet to derive from their events (server/ledger/olderPhases.ts).
create table orders_without_phases (id text collate "C" primary key);
insert into orders_without_phases select id from row_order;
