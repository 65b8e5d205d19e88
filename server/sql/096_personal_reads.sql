-- Who looked at personal data that others see masked: one line for each answer that showed some, written before it leaves.
create table personal_reads (
  position bigint generated always as identity primary key,
  at text collate "C" not null,
  machine text not null,
  -- The lives that were shown together.
  lives jsonb not null,
  -- What of them was shown whole: names of fields, never what they hold.
  fields jsonb not null,
  way text not null,
  screen text,
  actor_id text not null,
  actor jsonb not null,
  branch text,
  session text
);
create index personal_reads_by_session on personal_reads (session, at);
create index personal_reads_by_life on personal_reads using gin (lives);
create index personal_reads_by_person on personal_reads (actor_id, at);
create index personal_reads_as_listed on personal_reads ((at || ' ' || lpad(position::text, 12, '0')));
create trigger personal_reads_are_final before update or delete on personal_reads
  for each row execute function refuse_change();
create trigger personal_reads_are_kept before truncate on personal_reads
  for each statement execute function refuse_change();

create function taken_away(type text) returns text language sql immutable parallel safe return case type
  when 'exportTask.requested' then 'exported'
  when 'exportTask.downloaded' then 'downloaded'
end;
create index events_taking_away on events ((recorded_at || ' ' || lpad(position::text, 12, '0')))
  where taken_away(type) is not null;

-- With them, who had lists written to files and who fetched the files: those are events of the log already.
create view row_personal_read as
select
  at || ' ' || lpad(position::text, 12, '0') as id, 1 as version, 'recorded' as state,
  array[coalesce(branch, '-')] as branches, null::text as owner,
  machine, lives, fields, way, screen, actor_id as done_by, branch, at as read_at,
  jsonb_build_object(
    'id', at || ' ' || lpad(position::text, 12, '0'), 'version', 1, 'state', 'recorded', 'code', null,
    'machine', machine, 'lives', lives, 'fields', fields, 'way', way, 'screen', screen,
    'doneBy', actor_id, 'doneByName', actor ->> 'name', 'branch', branch, 'readAt', at) as row
from personal_reads
union all
select
  e.recorded_at || ' ' || lpad(e.position::text, 12, '0'), 1, 'recorded',
  array[coalesce(e.branch, '-')], null,
  coalesce(e.data ->> 'machine', 'exportTask'), jsonb_build_array(e.id), coalesce(e.data -> 'columns', '[]'),
  taken_away(e.type), null, e.actor_id, e.branch, e.recorded_at,
  jsonb_build_object(
    'id', e.recorded_at || ' ' || lpad(e.position::text, 12, '0'), 'version', 1, 'state', 'recorded', 'code', null,
    'machine', coalesce(e.data ->> 'machine', 'exportTask'), 'lives', jsonb_build_array(e.id),
    'fields', coalesce(e.data -> 'columns', '[]'), 'way', taken_away(e.type), 'screen', null,
    'doneBy', e.actor_id, 'doneByName', e.actor ->> 'name', 'branch', e.branch, 'readAt', e.recorded_at)
from events e where taken_away(e.type) is not null;
