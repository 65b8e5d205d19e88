-- How parcels came into the stock of branches and left it: told by the events of their orders, written with them in their
-- transaction, made again from the log by a rebuild. What flowed on a day is counted here.
create table stock_moves (
  id text collate "C" not null,
  version integer not null check (version > 0),
  way text not null check (way in ('in', 'out')),
  branch text not null,
  at text collate "C" not null,
  primary key (id, version, way)
);
create index stock_moves_by_branch on stock_moves (branch, at desc, id);
