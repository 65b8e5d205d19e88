-- Who paused a job and let it go on, by the order in which they did.
create table job_pauses (
  number bigint generated always as identity primary key,
  job text not null references jobs (name),
  paused boolean not null,
  by_id text not null,
  by_name text not null,
  at text collate "C" not null
);
create index job_pauses_of_job on job_pauses (job, number desc);

-- Deadlines are raised all the time, not by a schedule; they are paused and run as a job is.
insert into jobs (name, next_run) values ('deadlines', '') on conflict do nothing;
