-- The present rows of the nouns that are merely kept, written in the command's transaction.
-- Every table has the same head; what is filtered or sorted is generated from the row.

create table row_branch (
  id text collate "C" primary key,
  version integer not null check (version > 0),
  state text not null,
  branches text[] not null default '{}',
  owner text,
  row jsonb not null,
  name text generated always as (row ->> 'name') stored,
  country text generated always as (row ->> 'country') stored,
  city text generated always as (row ->> 'city') stored,
  enabled boolean generated always as ((row ->> 'enabled')::boolean) stored,
  sort integer generated always as ((row ->> 'sort')::integer) stored
);
create index row_branch_by_sort on row_branch (sort, id);

create table row_department (
  id text collate "C" primary key,
  version integer not null check (version > 0),
  state text not null,
  branches text[] not null default '{}',
  owner text,
  row jsonb not null,
  name text generated always as (row ->> 'name') stored,
  parent text generated always as (row ->> 'parent') stored,
  company_code text generated always as (row ->> 'companyCode') stored,
  sort integer generated always as ((row ->> 'sort')::integer) stored
);
create index row_department_by_parent on row_department (parent, sort, id);

create table row_dictionary (
  id text collate "C" primary key,
  version integer not null check (version > 0),
  state text not null,
  branches text[] not null default '{}',
  owner text,
  row jsonb not null,
  dict text generated always as (row ->> 'dict') stored,
  value text generated always as (row ->> 'value') stored,
  label text generated always as (row ->> 'label') stored,
  sort integer generated always as ((row ->> 'sort')::integer) stored
);
create index row_dictionary_by_dict on row_dictionary (dict, sort, id);

create table row_exchange_rate (
  id text collate "C" primary key,
  version integer not null check (version > 0),
  state text not null,
  branches text[] not null default '{}',
  owner text,
  row jsonb not null,
  kyat_per_yuan bigint generated always as ((row ->> 'kyatPerYuan')::bigint) stored check (kyat_per_yuan > 0),
  -- UTC ISO text of one form, so that its order is the order of time.
  valid_from text collate "C" generated always as (row ->> 'validFrom') stored
);
create index row_exchange_rate_by_time on row_exchange_rate (valid_from desc) where state = 'registered';

create table row_menu (
  id text collate "C" primary key,
  version integer not null check (version > 0),
  state text not null,
  branches text[] not null default '{}',
  owner text,
  row jsonb not null,
  kind text generated always as (row ->> 'kind') stored,
  title text generated always as (row ->> 'title') stored,
  parent text generated always as (row ->> 'parent') stored,
  sort integer generated always as ((row ->> 'sort')::integer) stored
);
create index row_menu_by_parent on row_menu (parent, sort, id);

create table row_merchant (
  id text collate "C" primary key,
  version integer not null check (version > 0),
  state text not null,
  branches text[] not null default '{}',
  owner text,
  row jsonb not null,
  name text generated always as (row ->> 'name') stored,
  contact text generated always as (row ->> 'contact') stored,
  phone text generated always as (row ->> 'phone') stored,
  kind text generated always as (row ->> 'kind') stored,
  branch text generated always as (row ->> 'branch') stored,
  maintainer text generated always as (row ->> 'maintainer') stored,
  enabled boolean generated always as ((row ->> 'enabled')::boolean) stored
);
create index row_merchant_by_branch on row_merchant (branch, name, id);
create index row_merchant_by_phone on row_merchant (phone);

create table row_question (
  id text collate "C" primary key,
  version integer not null check (version > 0),
  state text not null,
  branches text[] not null default '{}',
  owner text,
  row jsonb not null,
  code text generated always as (row ->> 'code') stored,
  pid text generated always as (row ->> 'pid') stored,
  language text generated always as (row ->> 'language') stored
);
create index row_question_by_language on row_question (language, pid);

create table row_role (
  id text collate "C" primary key,
  version integer not null check (version > 0),
  state text not null,
  branches text[] not null default '{}',
  owner text,
  row jsonb not null,
  name text generated always as (row ->> 'name') stored,
  level integer generated always as ((row ->> 'level')::integer) stored
);

create table row_staff (
  id text collate "C" primary key,
  version integer not null check (version > 0),
  state text not null,
  branches text[] not null default '{}',
  owner text,
  row jsonb not null,
  username text generated always as (row ->> 'username') stored,
  nick_name text generated always as (row ->> 'nickName') stored,
  phone text generated always as (row ->> 'phone') stored,
  staff_code text generated always as (row ->> 'staffCode') stored,
  branch text generated always as (row ->> 'branch') stored,
  operate_branch text generated always as (row ->> 'operateBranch') stored,
  status text generated always as (row ->> 'status') stored,
  enabled boolean generated always as ((row ->> 'enabled')::boolean) stored
);
create index row_staff_by_username on row_staff (username);
create index row_staff_by_phone on row_staff (phone);
create index row_staff_by_staff_code on row_staff (staff_code);
create index row_staff_by_operate_branch on row_staff (operate_branch, status);
create index row_staff_by_branches on row_staff using gin (branches);
create index row_staff_by_roles on row_staff using gin ((row -> 'roles'));

create table row_station (
  id text collate "C" primary key,
  version integer not null check (version > 0),
  state text not null,
  branches text[] not null default '{}',
  owner text,
  row jsonb not null,
  name_en text generated always as (row ->> 'nameEn') stored,
  kind text generated always as (row ->> 'kind') stored,
  country text generated always as (row ->> 'country') stored,
  area text generated always as (row ->> 'area') stored
);
create index row_station_by_country on row_station (country, kind, name_en);

create table row_tariff (
  id text collate "C" primary key,
  version integer not null check (version > 0),
  state text not null,
  branches text[] not null default '{}',
  owner text,
  row jsonb not null,
  name text generated always as (row ->> 'name') stored,
  route text generated always as (row ->> 'route') stored,
  -- UTC ISO text of one form, so that its order is the order of time.
  valid_from text collate "C" generated always as (row ->> 'validFrom') stored
);
create index row_tariff_by_route on row_tariff (route, valid_from desc) where state = 'registered';
