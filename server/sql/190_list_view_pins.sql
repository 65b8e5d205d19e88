-- Reports that a person has pinned to Home: views of Data Report, own ones or those shared in the branch.

create table list_view_pins (
  owner text collate "C" not null,
  view uuid not null references list_views on delete cascade,
  pinned_at timestamptz not null default now(),
  primary key (owner, view)
);
