-- A second factor of signing in: a secret for time-based codes, sealed with a key of the installation, and hashes of
-- recovery codes. What is pending becomes the factor with the event that records it.
create table second_factors (
  staff_id text primary key,
  -- Null until the first code confirms it.
  secret bytea,
  -- The step of the last accepted code: none at or before it is accepted again.
  last_step bigint not null default 0,
  recovery bytea[] not null default '{}',
  confirmed_at timestamptz,
  pending_secret bytea,
  pending_until timestamptz,
  pending_step bigint,
  pending_recovery bytea[]
);

create function follow_second_factor() returns trigger language plpgsql as $$
begin
  if new.type = 'staff.secondFactorSet' then
    update second_factors set secret = pending_secret, last_step = pending_step, recovery = pending_recovery,
      confirmed_at = new.recorded_at::timestamptz, pending_secret = null, pending_until = null, pending_step = null, pending_recovery = null
    where staff_id = new.id and pending_secret is not null and pending_step is not null;
  else
    delete from second_factors where staff_id = new.id;
  end if;
  return null;
end $$;

create trigger staff_second_factor after insert on events for each row
  when (new.type in ('staff.secondFactorSet', 'staff.secondFactorRemoved', 'staff.secondFactorReset'))
  execute function follow_second_factor();

-- A session of the kind `factor` waits for the code, or for the setting up, and opens nothing else.
alter table sessions drop constraint sessions_kind_check;
alter table sessions add constraint sessions_kind_check check (kind in ('browser', 'bearer', 'change', 'factor'));

-- Nobody has a second factor yet.
update row_staff set row = row || '{"secondFactor": false, "secondFactorSince": null, "secondFactorAskedBy": null, "secondFactorAskedFor": null}';
