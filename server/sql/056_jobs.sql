-- Work that comes again by the clock. Whichever process is alive takes what is due; one that dies loses its beat, and
-- another takes the run up again.
create table jobs (
  name text primary key,
  paused boolean not null default false,
  -- UTC ISO text of one form, like all instants.
  next_run text collate "C" not null,
  -- Asked for now, whatever the clock says and although it is paused.
  asked_by text,
  -- The run at work: its number in the history, who does it, and when it was last heard of.
  run bigint,
  running_since text collate "C",
  running_by text,
  beat_at text collate "C",
  last_run text collate "C",
  last_result jsonb,
  last_error text
);

create table job_runs (
  number bigint generated always as identity primary key,
  job text not null references jobs (name),
  planned_for text collate "C" not null,
  asked_by text,
  process text not null,
  started_at text collate "C" not null,
  finished_at text collate "C",
  outcome text check (outcome in ('done', 'failed', 'lost')),
  result jsonb,
  error text
);
create index job_runs_of_job on job_runs (job, number desc);
create index deadlines_of_life on deadlines (due_at, machine, id);
