-- The package log (§4): what happened to bags, each event as one line of a list, written when the event is committed and
-- never changed, as the event itself. A line's id is its time and its place in the log: ids are in the order of time. Its
-- branches are where it was done and those of the bag at that moment.
select make_row_table('row_package_log', array[
  'package text', 'kind text', 'branch text', 'done_by text', 'occurred_at time']);
create index row_package_log_by_package on row_package_log (package, id);
create index row_package_log_by_time on row_package_log (occurred_at);

create function package_log_kind(type text) returns text language sql immutable parallel safe return case type
  when 'package.warehoused' then 'warehouseIn'
  when 'package.orderPacked' then 'pack'
  when 'package.orderUnpacked' then 'unpack'
  when 'package.loaded' then 'load'
  when 'package.departed' then 'send'
  when 'shipment.received' then 'receive'
  when 'package.arrived' then 'arrival'
  when 'package.sealed' then 'seal'
  when 'package.unsealed' then 'unseal'
  when 'package.opened' then 'unseal'
end;

-- The bags that an event concerns: one, or all that are on the vehicle that a branch receives.
create function log_packages(happened events) returns void language sql as $$
  insert into row_package_log (id, version, state, branches, row)
  select
    line.id, happened.version, 'recorded',
    array_remove(array[happened.branch] || (select branches from row_package kept where kept.id = line.package), null),
    jsonb_build_object(
      'id', line.id, 'version', happened.version, 'state', 'recorded', 'code', null,
      'package', line.package, 'kind', package_log_kind(happened.type), 'branch', happened.branch,
      'doneBy', line.done_by,
      'doneByName', (select person.row ->> 'nickName' from row_staff person where person.id = line.done_by),
      'occurredAt', happened.occurred_at, 'order', happened.data ->> 'order',
      'shipment', case happened.machine when 'shipment' then happened.id else happened.data ->> 'shipment' end,
      'sealNumber', happened.data ->> 'sealNumber', 'reason', happened.data ->> 'reason')
  from (
    select
      bag.package,
      happened.occurred_at || ' ' || lpad(happened.position::text, 12, '0') || ' ' || bag.package as id,
      coalesce(happened.actor ->> 'onBehalfOf', happened.actor_id) as done_by
    from (
      select happened.id as package where happened.machine = 'package'
      union all
      select item ->> 'item'
      from row_shipment carrying cross join lateral jsonb_array_elements(carrying.row -> 'items') item
      where happened.machine = 'shipment' and carrying.id = happened.id and item ->> 'kind' = 'package'
    ) bag
  ) line
$$;

create function log_packages_of_event() returns trigger language plpgsql as $$
begin
  perform log_packages(new);
  return null;
end $$;
-- At the end of the transaction, when the rows of bags and shipments say what they are after the event.
create constraint trigger events_are_logged_of_packages after insert on events
  deferrable initially deferred for each row when (package_log_kind(new.type) is not null)
  execute function log_packages_of_event();

select log_packages(events) from events where package_log_kind(type) is not null;
