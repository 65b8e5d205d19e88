-- What the accounts of a customer may do at most is looked up with the people: they are told when it changes.
create trigger merchant_rights_changed after update on row_merchant for each row
  when (new.row -> 'permissions' is distinct from old.row -> 'permissions')
  execute function tell_people_changed();
