-- Views of lists that people keep: filters, order, page size and columns under a name. No part of the company's history.

create table list_views (
  -- Chosen by the browser, so that a view deleted by mistake comes back as the same one.
  id uuid primary key,
  owner text collate "C" not null,
  owner_name text not null,
  list text collate "C" not null,
  name text not null,
  -- The search of the list's address.
  search text not null,
  -- Whose people see it too; null for the owner alone.
  branch text collate "C",
  kept_at timestamptz not null default now()
);
create unique index list_views_by_name on list_views (owner, list, lower(name));
create index list_views_of_branch on list_views (branch, list) where branch is not null;

-- The view that a person's list opens with.
create table list_view_defaults (
  owner text collate "C" not null,
  list text collate "C" not null,
  view uuid not null references list_views on delete cascade,
  primary key (owner, list)
);
