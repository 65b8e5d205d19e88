-- What was done beside what may be done: each way of a machine that an event took, and how long the life had been where the
-- event found it. Told by the numbered log, followed behind it (server/practice), made again from it by a rebuild.
create table steps (
  machine text not null,
  -- Of the event in the log.
  number bigint not null,
  region text not null,
  life text collate "C" not null,
  version integer not null check (version > 0),
  type text not null,
  -- Null where the life begins.
  from_state text,
  to_state text not null,
  -- Milliseconds since the state was reached; null where there was none.
  waited bigint check (waited >= 0),
  branch text,
  roles text[] not null,
  machine_version integer not null,
  -- When it occurred.
  at text collate "C" not null,
  primary key (machine, number, region)
);
create index steps_of_life on steps (machine, life, number);
create index steps_by_way on steps (machine, type, from_state, number);
create index steps_by_time on steps (machine, at);

-- A life as far as it was followed: where it is in each region and since when, and the states it went through.
create table cases (
  machine text not null,
  life text collate "C" not null,
  version integer not null,
  -- By region: the state, and since when.
  states jsonb not null,
  state text not null,
  since text collate "C" not null,
  -- States of the main region in their order, parted by spaces.
  path text not null,
  variant text not null generated always as (md5(path)) stored,
  began_at text collate "C" not null,
  is_over boolean not null,
  -- Where it was last worked on.
  branch text,
  primary key (machine, life)
);
create index cases_by_variant on cases (machine, variant);
create index cases_waiting on cases (machine, state, since) where not is_over;

-- The number up to which the log was followed.
create table practice_head (number bigint not null);
insert into practice_head values (0);

-- In which states an attempt found the life, and by which machine it was refused: empty where there was no life yet, null
-- where the life was out of reach.
alter table refusals add column states text[], add column machine_version integer not null default 1;
alter table refusals alter column machine_version drop default;
update refusals set states = case when id is null then '{}' else (
  select array[e.to_state] from events e
  where e.machine = refusals.machine and e.id = refusals.id and e.recorded_at <= refusals.at
  order by e.version desc limit 1) end;
create index refusals_by_machine on refusals (machine, type);
