-- Thresholds of saved reports: a person gets a notice when a figure crosses a bound. No part of the company's history.

create table report_thresholds (
  owner text collate "C" not null,
  view uuid not null references list_views on delete cascade,
  -- The figure: machine, measure, function, filters and a moving period.
  figure jsonb not null,
  comparison text collate "C" not null check (comparison in ('above', 'below')),
  -- In the unit of the measure: hundredths, grams, minutes, a share of 1.
  bound float8 not null,
  -- The figure when it was counted last, and whether it was beyond the bound.
  value float8,
  crossed boolean not null default false,
  counted_at timestamptz,
  primary key (owner, view)
);
