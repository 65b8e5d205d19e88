-- A conflict with the standard company is settled by the event that says which side is kept, in its transaction.
create function settle_judged_conflict() returns trigger language plpgsql as $$
begin
  update company_conflicts set settled_at = new.recorded_at::timestamptz
  where number = (new.data ->> 'conflict')::bigint and machine = new.machine and key = new.id and settled_at is null;
  return null;
end $$;

create trigger conflict_judged after insert on events for each row
  when (new.type in ('role.standardJudged', 'menu.standardJudged')) execute function settle_judged_conflict();
