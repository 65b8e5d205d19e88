-- A refusal that no rule spoke is known by its code: an event that the state has no way for, for one.
create or replace view row_refused_attempt as
select
  lpad(position::text, 12, '0') as id, 1 as version, 'recorded' as state,
  array[coalesce(actor ->> 'branch', '-')] as branches, null::text as owner,
  machine, refusals.id as life, type, to_jsonb(kinds) as kinds, actor_id as done_by, actor ->> 'branch' as branch,
  at as refused_at,
  jsonb_build_object(
    'id', lpad(position::text, 12, '0'), 'version', 1, 'state', 'recorded', 'code', null,
    'machine', machine, 'life', refusals.id, 'type', type, 'kinds', to_jsonb(kinds),
    'doneBy', actor_id, 'doneByName', actor ->> 'name', 'branch', actor ->> 'branch', 'refusedAt', at,
    'reasons', (
      select coalesce(jsonb_agg(coalesce(reason ->> 'rule', reason ->> 'code')), '[]')
      from jsonb_array_elements(refusals) reason)) as row
from refusals where kinds <> '{}';
