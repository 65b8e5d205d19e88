-- Runs that judged history again: who asked, by which machines, what would differ, and how each ended. One at a time:
-- whoever works on it holds a lock as long as it lives, so that a run without an end and without a lock is known to be over.
create table rejudgements (
  number bigint generated always as identity primary key,
  asked_by text not null,
  asked_by_name text not null,
  -- What was judged: all machines or one, all days or some, both counted in, by the calendar of Myanmar.
  machine text,
  first_day text collate "C",
  last_day text collate "C",
  -- Limits tried in place of the machines' own, by rule and name.
  limits jsonb not null,
  started_at text collate "C" not null,
  finished_at text collate "C",
  outcome text check (outcome in ('done', 'cancelled', 'failed', 'interrupted')),
  cancel_asked boolean not null default false,
  -- Hash of every machine that judged, and the last signed checkpoint when it began.
  heads jsonb not null,
  tree_size bigint,
  tree_root text,
  events_total bigint not null default 0,
  events_done bigint not null default 0,
  result jsonb,
  error text
);
create unique index rejudgement_at_work on rejudgements ((true)) where outcome is null;
