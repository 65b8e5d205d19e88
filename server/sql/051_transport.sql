-- Packages and shipments, and what transport keeps: cars, carriers, shelves and responsible areas.
select make_row_table('row_package', array[
  'kind text', 'cycle integer', 'destination text', 'location text', 'to_branch text', 'direction text', 'count integer',
  'grams bigint', 'missing integer', 'extra integer', 'orders jsonb', 'packer text', 'packer_name text', 'packed_at time',
  'seal_number text', 'sealed_at time', 'exception text', 'shipment text', 'stored boolean', 'opened boolean',
  'lost boolean', 'issued_at time', 'issued_by_name text', 'updated_at time']);
create index row_package_by_packed on row_package (packed_at desc, id);
create index row_package_by_shipment on row_package (shipment);

select make_row_table('row_shipment', array[
  'finish text', 'from_branch text', 'to_branch text', 'kind text', 'kind_code integer', 'train_number text', 'eta time',
  'fare bigint', 'driver text', 'pickup_attendant text', 'car text', 'plate_number text', 'carrier text', 'remark text',
  'loaded integer', 'orders integer', 'grams bigint', 'in_transit integer', 'arrived integer', 'stored integer',
  'lost integer', 'short integer', 'not_arrived integer', 'received integer', 'created_at time', 'created_by_name text',
  'departed_at time', 'received_at time', 'finished_at time', 'updated_at time']);
create index row_shipment_by_created on row_shipment (created_at desc, id);
create index row_shipment_by_ends on row_shipment (from_branch, to_branch, created_at desc);

select make_row_table('row_car', array['plate_number text', 'tracking_url text', 'branch text', 'remark text']);
select make_row_table('row_carrier', array[
  'name text', 'area text', 'contact text', 'contact_phone text', 'remark text']);
select make_row_table('row_shelf', array['name text', 'branch text', 'remark text']);
create index row_shelf_by_branch on row_shelf (branch, name);
select make_row_table('row_area', array['name text', 'branch text', 'places jsonb', 'sort integer', 'remark text']);
create index row_area_by_branch on row_area (branch, sort);
