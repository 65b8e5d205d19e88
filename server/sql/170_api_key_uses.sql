-- When a program last used an API key, to the minute (server/auth/apiKeys.ts). The key itself is a record of the log.
create table api_key_uses (
  key text primary key,
  last_at timestamptz not null,
  last_ip text not null
);
