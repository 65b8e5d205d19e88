-- Open work of a person, read when the record is opened and when the person leaves.
create index row_work_order_by_assignee on row_work_order (assignee) where state <> 'completed';
create index row_problem_item_by_follower on row_problem_item (follower) where state = 'processing';
create index row_package_by_packer on row_package (packer) where state = 'packed';
create index row_shipment_enabled on row_shipment (id) where state = 'enabled';
create index row_merchant_by_maintainer on row_merchant (maintainer);
