-- What was taken away is found by the kind of event, which has an index, rather than by what a function makes of it: without, a page
-- of who looked would read the whole log.
drop index events_taking_away;
create or replace view row_personal_read as
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
from events e where e.type in ('exportTask.requested', 'exportTask.downloaded');
