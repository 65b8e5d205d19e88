-- What is not over yet, by its branches: read when a branch is to be closed.
create index row_order_open_by_branch on row_order (destination_branch, origin_branch, next_branch)
  where ended_at is null;
create index row_shipment_open_by_branch on row_shipment (to_branch, from_branch) where finish = 'unfinished';
create index row_package_open_by_branch on row_package (destination, to_branch, location)
  where state in ('packed', 'sealed', 'inTransit', 'arrived');
