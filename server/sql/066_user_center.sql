-- What the user center keeps and asks for (§2, user center).

-- Pictures of people, each by a name made of what it shows.
create table avatars (
  name text collate "C" primary key,
  kind text not null check (kind in ('image/png', 'image/jpeg')),
  content bytea not null,
  -- Who uploaded it last: only their own replaced pictures are removed after a while.
  made_by text not null,
  made_at timestamptz not null
);
create index avatars_of_person on avatars (made_by, made_at);

-- The own operation log: what a person wished for, latest first. Nothing else asks for events by their actor.
drop index events_by_actor;
create index events_wished_by on events (actor_id, recorded_at, position) where cause is null;
create index events_on_behalf_of on events ((actor ->> 'onBehalfOf'), recorded_at, position)
  where cause is null and actor ->> 'onBehalfOf' is not null;
create index sign_ins_of_session on sign_ins (session_id) where session_id is not null;

-- How long a command took to be judged and written, by the database's own clock; null for those from before.
alter table commands add column took_ms integer;
alter table commands alter column took_ms
  set default ceil(extract(epoch from clock_timestamp() - transaction_timestamp()) * 1000);
