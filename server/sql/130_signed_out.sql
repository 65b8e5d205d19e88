-- Why another person ended a session, and who: the person is told at the next call and on the sign-in screen.
alter table sessions add column ended_for text;
alter table sessions add column ended_by text;

-- A person who is signed out by another loses one session or all of them in the transaction that records it.
create function end_sessions_signed_out() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', ended.id::text) from end_signed_out(
    new.id, new.data ->> 'session', new.data ->> 'reason', new.actor ->> 'name') as ended;
  return null;
end $$;

create function end_signed_out(person text, session text, reason text, actor text) returns table (id uuid)
language sql as $$
  update sessions set revoked_at = now(), ended_for = reason, ended_by = actor
  where staff_id = person and revoked_at is null and (session is null or sessions.id::text = session)
  returning sessions.id;
$$;

create trigger staff_signed_out after insert on events for each row when (new.type = 'staff.signedOut')
  execute function end_sessions_signed_out();

create index sessions_open on sessions (last_seen_at desc) where revoked_at is null;
