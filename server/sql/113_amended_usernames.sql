-- A person signs in under the name that the record shows: an amended name holds from that commit on.
create function follow_username() returns trigger language plpgsql as $$
begin
  update credentials set username = new.username, username_key = lower(new.username)
  where staff_id = new.id and username <> new.username;
  return null;
end $$;
create trigger username_amended after update on row_staff for each row
  when (old.username is distinct from new.username) execute function follow_username();
update credentials set username = row_staff.username, username_key = lower(row_staff.username)
from row_staff where row_staff.id = credentials.staff_id and row_staff.username <> credentials.username;
