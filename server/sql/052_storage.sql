-- Counts and scan sessions of a branch (lifecycles.md 4.6).

select make_row_table('row_inventory_task', array[
  'branch text', 'started_by text', 'planned_at time', 'started_at time', 'ended_at time', 'progress text',
  'expected integer', 'counted integer', 'unhandled integer', 'extra integer', 'adjusting integer', 'duplicates integer']);
create index row_inventory_task_by_branch on row_inventory_task (branch, planned_at desc, id desc);
create index row_inventory_task_by_time on row_inventory_task (planned_at desc, id desc);
-- Which counts run is asked before every move of stock.
create index row_inventory_task_running on row_inventory_task (branch) where state = 'inProgress';

select make_row_table('row_storage_scan', array[
  'branch text', 'kind text', 'opened_by text', 'opened_at time', 'finished_at time', 'progress text',
  'pending_collection integer', 'pending_warehousing integer', 'pending_delivery integer', 'extra integer',
  'total integer', 'handled integer', 'duplicates integer']);
create index row_storage_scan_by_branch on row_storage_scan (branch, opened_at desc, id desc);
create index row_storage_scan_by_time on row_storage_scan (opened_at desc, id desc);

select make_row_table('row_arrival_scan', array[
  'branch text', 'shipment text', 'opened_by text', 'opened_at time', 'finished_at time', 'progress text',
  'total integer', 'arrived integer', 'missing integer', 'extra integer', 'duplicates integer']);
create index row_arrival_scan_by_branch on row_arrival_scan (branch, opened_at desc, id desc);
create index row_arrival_scan_by_time on row_arrival_scan (opened_at desc, id desc);
create index row_arrival_scan_by_shipment on row_arrival_scan (shipment, opened_at desc);
