-- Refused attempts of one address that name no account are counted in one line an hour (server/auth/signIns.ts).
alter table sign_ins
  add column times integer not null default 1,
  add column last_at timestamptz,
  -- The outcome, the address and the hour of a counted line; null for a line of its own.
  add column counted_as text unique;
