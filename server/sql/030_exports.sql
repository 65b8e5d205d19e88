-- Exports (§3, download file; §4, download status) and their files.

create table row_export_task (
  id text collate "C" primary key,
  version integer not null check (version > 0),
  state text not null,
  branches text[] not null default '{}',
  owner text,
  row jsonb not null,
  code integer generated always as ((row ->> 'code')::integer) stored,
  requester text generated always as (row ->> 'requester') stored,
  object_key text generated always as (row ->> 'objectKey') stored,
  created_at text collate "C" generated always as (row ->> 'createdAt') stored
);
create index row_export_task_of_person on row_export_task (requester, created_at desc, id desc);
create index row_export_task_at_work on row_export_task (id) where state = 'generating';
create index row_export_task_by_branches on row_export_task using gin (branches);

-- In the database, so that every server process gives out every file. One a task: a second try replaces the first.
create table export_files (
  task text collate "C" primary key,
  object_key text collate "C" not null unique,
  content bytea not null,
  kept_at timestamptz not null default now()
);
-- Spreadsheets are compressed already.
alter table export_files alter column content set storage external;

-- The count of an export is the browser's word; this is what was really given out (reliability.md 2.3).
create table export_downloads (
  task text collate "C" not null,
  session_id text not null,
  staff_id text not null,
  ip text not null,
  at timestamptz not null default now()
);
create index export_downloads_of_task on export_downloads (task, at desc);
