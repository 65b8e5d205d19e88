-- The log, and what is written with it in the same transaction (architecture.md, Storage; reliability.md 5).

create table streams (
  machine text not null,
  id text collate "C" not null,
  version integer not null check (version > 0),
  -- A cache of the fold, good only for this version and this machine hash.
  states jsonb not null,
  remembered jsonb not null,
  context jsonb not null,
  machine_hash text not null,
  -- Hash of the stream's last event: the next one's prev_hash.
  head_hash text not null,
  primary key (machine, id)
);

create table events (
  position bigint generated always as identity primary key,
  tx xid8 not null default pg_current_xact_id(),
  machine text not null,
  id text collate "C" not null,
  version integer not null check (version > 0),
  type text not null,
  operation integer,
  data jsonb not null,
  known jsonb not null,
  from_state text,
  to_state text not null,
  changes jsonb not null,
  actor_id text not null,
  actor jsonb not null,
  branch text,
  -- Who asked for a step that needs a second person; never the one who confirms it.
  requested_by text check (requested_by <> actor_id),
  recorded_at text collate "C" not null,
  occurred_at text collate "C" not null,
  machine_version integer not null,
  machine_hash text not null,
  cause text,
  correlation text,
  prev_hash text,
  hash text not null,
  unique (machine, id, version)
);
create index events_in_log_order on events (tx, position);
create index events_by_actor on events (actor_id, position);

-- History is not argued with: nobody changes or removes an event.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Events are never changed or removed.';
end $$;
create trigger events_are_final before update or delete on events for each row execute function refuse_change();
create trigger events_are_kept before truncate on events for each statement execute function refuse_change();

create table commands (
  key text collate "C" primary key,
  body_hash text not null,
  verdict jsonb not null,
  at text not null
);

create table claims (
  kind text not null,
  key text collate "C" not null,
  machine text not null,
  id text not null,
  since text not null,
  primary key (kind, key)
);
create index claims_by_holder on claims (machine, id);

create table deadlines (
  machine text not null,
  id text collate "C" not null,
  event text not null,
  due_at text collate "C" not null,
  primary key (machine, id, event)
);
create index deadlines_by_time on deadlines (due_at);

create table refusals (
  position bigint generated always as identity primary key,
  at text not null,
  machine text not null,
  id text,
  type text not null,
  actor_id text not null,
  actor jsonb not null,
  refusals jsonb not null
);
create index refusals_by_life on refusals (machine, id);

-- Serial numbers are handed out in blocks of one hundred, so that a new life costs no round trip.
create sequence serial_blocks;
