-- The present rows of address codes (transshipment, section 3 of the specification).
create table row_address_code (
  id text collate "C" primary key,
  version integer not null check (version > 0),
  state text not null,
  branches text[] not null default '{}',
  owner text,
  row jsonb not null,
  receiver text generated always as (row ->> 'receiver') stored,
  contact_phone text generated always as (row ->> 'contactPhone') stored,
  user_phone text generated always as (row ->> 'userPhone') stored,
  city text generated always as (row ->> 'city') stored
);
create index row_address_code_by_contact_phone on row_address_code (contact_phone);
create index row_address_code_by_user_phone on row_address_code (user_phone);
