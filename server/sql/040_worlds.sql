-- The first world of this database: when it was begun, and when it was whole. One that was interrupted is made anew.
create table worlds (
  name text primary key check (name in ('demonstration', 'empty')),
  begun_at text not null,
  finished_at text
);
