-- Accepted commands whose key belongs to the proposer's branch or merchant as well: no colleague repeats them.
alter table commands add column team text collate "C";
create unique index commands_team on commands (key, team) where team is not null;
