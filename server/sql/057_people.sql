-- Who has left, is locked or whose account is disabled has no session (reliability.md 5, E11): the sessions end in the
-- transaction that says so, whoever writes it, or they do not end at all (decision 0030).
create function end_sessions_of_stopped() returns trigger language plpgsql as $$
begin
  if new.enabled and new.status = 'onJob'
    and (tg_op = 'INSERT' or new.row ->> 'passwordResetAt' is not distinct from old.row ->> 'passwordResetAt') then
    return null;
  end if;
  perform pg_notify('sessions', ended.id::text) from end_sessions(new.id) as ended;
  return null;
end $$;

create function end_sessions(person text) returns table (id uuid) language sql as $$
  update sessions set revoked_at = now() where staff_id = person and revoked_at is null returning sessions.id;
$$;

create trigger staff_stopped after insert or update on row_staff for each row execute function end_sessions_of_stopped();

-- A password that was reset opens nothing from then on, also if the one that replaces it is never told.
create function stop_reset_password() returns trigger language plpgsql as $$
begin
  update credentials set must_change = true, initial_until = now() where staff_id = new.id;
  return null;
end $$;

create trigger staff_password_reset after update on row_staff for each row
  when (new.row ->> 'passwordResetAt' is distinct from old.row ->> 'passwordResetAt')
  execute function stop_reset_password();

select make_row_table('row_merchant_application', array[
  'name text', 'contact text', 'phone text', 'branch text', 'kind text', 'submitted_at time', 'merchant text'
]);
create index row_merchant_application_by_time on row_merchant_application (submitted_at desc, id);

select make_row_table('row_app_user', array[
  'phone text', 'nick_name text', 'channel text', 'level integer', 'merchant text', 'enabled boolean', 'registered_at time'
]);
create index row_app_user_by_time on row_app_user (registered_at desc, id);
create index row_app_user_by_phone on row_app_user (phone);

select make_row_table('row_import_task', array[
  'file_name text', 'sha256 text', 'importer text', 'begun_at time', 'finished_at time'
]);
create index row_import_task_by_time on row_import_task (begun_at desc, id);
