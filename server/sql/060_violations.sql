-- What the auditor found, and how far it looked.
select make_row_table('row_violation', array[
  'invariant text', 'machine text', 'life text', 'occasion text', 'found_at time', 'changed_at time', 'vanished_at time',
  'outcome text', 'closed_at time']);
create index row_violation_of_life on row_violation (machine, life) where state <> 'closed';
create index row_violation_by_invariant on row_violation (invariant, found_at desc, id desc);
create index row_violation_by_time on row_violation (found_at desc, id desc);

-- How far the auditor followed the log, and where its rolling sweep is; one row each, taken on by whichever process is alive.
create table audit_progress (
  name text primary key,
  tx xid8,
  position bigint,
  machine text,
  id text collate "C",
  at timestamptz not null default now()
);

-- Runs over everything: nightly (once for each day, however many processes live) or asked for.
create table audit_runs (
  number bigint generated always as identity primary key,
  -- The Yangon day of a nightly run.
  day date unique,
  begun_at timestamptz not null default now(),
  finished_at timestamptz,
  lives integer,
  found integer
);
