-- When a life's last event was recorded: the next one is never recorded earlier, so that 'as of' an instant is a version.
alter table streams add column last_at text collate "C";
update streams set last_at = coalesce(
  (select max(recorded_at) from events where events.machine = streams.machine and events.id = streams.id), '');
alter table streams alter column last_at set not null;
