-- Passkeys of people: public keys that complete a sign-in. One waits until the event that records it is written, as a
-- secret does (176); the events of the person add and remove them, alone or with the whole second factor.
create table passkeys (
  credential_id text primary key,
  staff_id text not null,
  -- By which the person, and the events, know it.
  name text not null,
  public_key bytea not null,
  -- Of signatures, as the authenticator counts them; 0 for one that does not count.
  counter bigint not null,
  transports text[] not null,
  -- Hashes of recovery codes that become valid with the event, where it is the first factor.
  pending_recovery bytea[],
  -- Null until the event.
  added_at timestamptz,
  last_used_at timestamptz,
  unique (staff_id, name)
);

-- Challenges that an authenticator is to sign: one for each session, used up by the first answer.
create table passkey_challenges (
  session_id uuid primary key,
  challenge text not null,
  -- Name of the passkey that is added; null for one that signs in.
  passkey text,
  expires_at timestamptz not null
);

create or replace function follow_second_factor() returns trigger language plpgsql as $$
begin
  if new.type = 'staff.secondFactorSet' then
    update second_factors set secret = pending_secret, last_step = pending_step, recovery = pending_recovery,
      confirmed_at = new.recorded_at::timestamptz, pending_secret = null, pending_until = null, pending_step = null, pending_recovery = null
    where staff_id = new.id and pending_secret is not null and pending_step is not null;
  elsif new.type = 'staff.passkeyAdded' then
    insert into second_factors (staff_id, recovery)
      select staff_id, pending_recovery from passkeys
      where staff_id = new.id and name = new.data ->> 'passkey' and pending_recovery is not null
    on conflict (staff_id) do update set recovery = excluded.recovery;
    update passkeys set added_at = new.recorded_at::timestamptz, pending_recovery = null
    where staff_id = new.id and name = new.data ->> 'passkey' and added_at is null;
  elsif new.type = 'staff.passkeyRemoved' then
    delete from passkeys where staff_id = new.id and name = new.data ->> 'passkey';
  elsif new.type = 'staff.authenticatorAppRemoved' then
    update second_factors set secret = null, last_step = 0, confirmed_at = null where staff_id = new.id;
  else
    delete from second_factors where staff_id = new.id;
    delete from passkeys where staff_id = new.id;
  end if;
  return null;
end $$;

drop trigger staff_second_factor on events;
create trigger staff_second_factor after insert on events for each row
  when (new.type in ('staff.secondFactorSet', 'staff.secondFactorRemoved', 'staff.secondFactorReset',
    'staff.passkeyAdded', 'staff.passkeyRemoved', 'staff.authenticatorAppRemoved'))
  execute function follow_second_factor();
