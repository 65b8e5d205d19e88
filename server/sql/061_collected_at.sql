-- When an order was collected, and whether it stays in its city: what the figures of a day are counted by.
alter table row_order
  add column collected_at text collate "C" generated always as (row ->> 'collectedAt') stored,
  add column same_city boolean generated always as ((row ->> 'sameCity')::boolean) stored;
create index row_order_by_collection on row_order (collected_at desc) where collected_at is not null;
create index row_order_by_end on row_order (ended_at desc) where ended_at is not null;
