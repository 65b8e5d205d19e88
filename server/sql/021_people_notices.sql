-- Whoever keeps staff or roles in memory hears at once when one changed.
create function tell_people_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('people', case when tg_table_name = 'row_staff' then new.id else '' end);
  return null;
end $$;
create trigger staff_changed after insert or update on row_staff for each row execute function tell_people_changed();
create trigger role_changed after insert or update on row_role for each row execute function tell_people_changed();
