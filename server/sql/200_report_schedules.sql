-- Saved reports that are written to the owner's download list after each day, week or month. No part of the company's history.

create table report_schedules (
  owner text collate "C" not null,
  view uuid not null references list_views on delete cascade,
  -- Record type, measures, dimensions, filters, and the time field by which a day, a week or a month is chosen.
  report jsonb not null,
  every text collate "C" not null check (every in ('day', 'week', 'month')),
  language text collate "C" not null,
  -- Last day of the span of the last file, a day of Myanmar; null before the first.
  written_to text collate "C",
  primary key (owner, view)
);
