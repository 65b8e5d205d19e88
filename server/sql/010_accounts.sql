-- Keys of this installation, made at its first start; nothing secret is in the program.
create table secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null
);

-- How a member of staff signs in. Everything else about people is the staff register's.
create table credentials (
  staff_id text primary key,
  username text not null,
  -- Lower case: two names that differ only in case would be one person's mistake or another's trick.
  username_key text not null unique check (username_key = lower(username)),
  password_hash text not null,
  must_change boolean not null,
  -- When an initial password that was never changed stops working; null: never.
  initial_until timestamptz,
  changed_at timestamptz not null
);

create table sessions (
  id uuid primary key,
  -- The order in which they began, finer than any clock.
  number bigint generated always as identity,
  secret_hash bytea not null unique,
  staff_id text not null,
  kind text not null check (kind in ('browser', 'bearer', 'change')),
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_of_person on sessions (staff_id, number) where revoked_at is null;

create table captchas (
  id text primary key,
  answer_hash bytea not null,
  ip_prefix text not null,
  expires_at timestamptz not null
);

-- Failed attempts in a row: key 'account:<username>', 'device:<id>:<username>' or 'password:<staff>'.
create table attempt_counters (
  key text primary key,
  failures integer not null,
  blocked_until timestamptz not null,
  last_at timestamptz not null
);

-- Failed attempts in a minute, by address and by network.
create table address_counters (
  key text primary key,
  since timestamptz not null,
  attempts integer not null
);

-- Encrypted passwords already used, by nonce or by ciphertext: none is taken twice.
create table spent_secrets (
  hash bytea primary key,
  expires_at timestamptz not null
);

create table socket_tickets (
  hash bytea primary key,
  session_id uuid not null,
  expires_at timestamptz not null
);

create table sign_ins (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  username text not null,
  staff_id text,
  outcome text not null,
  ip text not null,
  user_agent text not null,
  session_id uuid
);
create index sign_ins_of_person on sign_ins (staff_id, at desc);
create index sign_ins_by_time on sign_ins (at);
