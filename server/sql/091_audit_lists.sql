-- The log as auditors list it: every event that has its number, the latest first. A view, not a table: its lines are as long as
-- the log, and an index on the number as text finds a page without making the others.
create index log_sequence_as_listed on log_sequence (lpad(sequence::text, 12, '0'));
create index events_by_recording on events (recorded_at, position);

create view row_log_event as
select
  lpad(n.sequence::text, 12, '0') as id, 1 as version, 'recorded' as state,
  -- What happened in no branch is seen by those alone who see the whole company.
  array[coalesce(e.branch, '-')] as branches, null::text as owner,
  n.sequence as number, n.machine, n.id as life, n.version as life_version, e.type, e.actor_id as done_by, e.branch,
  e.recorded_at, e.occurred_at,
  jsonb_build_object(
    'id', lpad(n.sequence::text, 12, '0'), 'version', 1, 'state', 'recorded', 'code', null,
    'number', n.sequence, 'machine', n.machine, 'life', n.id, 'lifeVersion', n.version, 'type', e.type,
    'doneBy', e.actor_id, 'doneByName', e.actor ->> 'name', 'requestedBy', e.requested_by, 'branch', e.branch,
    'recordedAt', e.recorded_at, 'occurredAt', e.occurred_at) as row
from log_sequence n join events e using (position);

-- Why an attempt was worth keeping: it would have moved money, could not be taken back, or needed a second person.
alter table refusals add column kinds text[] not null default '{}';
create index refusals_as_listed on refusals (lpad(position::text, 12, '0')) where kinds <> '{}';

-- Refused attempts of such events. Of the reasons only which rules they are: their values may name people.
create view row_refused_attempt as
select
  lpad(position::text, 12, '0') as id, 1 as version, 'recorded' as state,
  array[coalesce(actor ->> 'branch', '-')] as branches, null::text as owner,
  machine, refusals.id as life, type, to_jsonb(kinds) as kinds, actor_id as done_by, actor ->> 'branch' as branch,
  at as refused_at,
  jsonb_build_object(
    'id', lpad(position::text, 12, '0'), 'version', 1, 'state', 'recorded', 'code', null,
    'machine', machine, 'life', refusals.id, 'type', type, 'kinds', to_jsonb(kinds),
    'doneBy', actor_id, 'doneByName', actor ->> 'name', 'branch', actor ->> 'branch', 'refusedAt', at,
    'reasons', (select coalesce(jsonb_agg(reason -> 'rule'), '[]') from jsonb_array_elements(refusals) reason)) as row
from refusals where kinds <> '{}';
