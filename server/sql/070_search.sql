-- What somebody types or scans is found by number (search): a shelf also by what is written on it.
create index row_shelf_by_name on row_shelf (name);
