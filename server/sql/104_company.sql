-- The standard company as this installation got it: one side of the comparison with the next version.
create table company_entries (
  machine text not null,
  -- Names the entry in every installation: its id, or dictionary and value.
  key text collate "C" not null,
  -- Id of its aggregate here; null while there is none.
  id text collate "C",
  fields jsonb not null,
  -- False: shipped once, and retired since.
  in_use boolean not null,
  -- Version that shipped it so.
  version integer not null,
  primary key (machine, key)
);

-- Versions of the standard company that arrived here.
create table company_versions (
  version integer primary key,
  at timestamptz not null
);

-- Entries and fields that the installation and the standard company changed differently: left as they are here.
create table company_conflicts (
  number bigint generated always as identity primary key,
  machine text not null,
  key text collate "C" not null,
  id text collate "C",
  kind text not null,
  -- Empty for the whole entry.
  field text not null,
  shipped jsonb,
  standard jsonb,
  own jsonb,
  -- Reasons of a refusal, as the aggregate's rules gave them.
  refusals jsonb not null default '[]',
  version integer not null,
  found_at timestamptz not null,
  settled_at timestamptz,
  -- Tells a conflict from all others: a settled one is not found again.
  fingerprint text not null unique
);
create index company_conflicts_open on company_conflicts (machine, key) where settled_at is null;
