-- The print log (§3, print records): every printing of a waybill, a bag's or a shelf's label or a manifest as one line of a
-- list, written when its event is committed and never changed, as the event itself. Its branches are where it was done and
-- those of the thing at that moment.
select make_row_table('row_print_log', array[
  'label text', 'number text', 'kind text', 'size text', 'format text', 'branch text', 'done_by text', 'occurred_at time']);
create index row_print_log_by_number on row_print_log (number, id);
create index row_print_log_by_time on row_print_log (occurred_at);

create function printed_label(type text) returns text language sql immutable parallel safe return case type
  when 'order.labelPrinted' then 'waybill'
  when 'package.labelPrinted' then 'bag'
  when 'shelf.labelPrinted' then 'shelf'
  when 'shipment.manifestPrinted' then 'manifest'
end;

create function log_printing(happened events) returns void language sql as $$
  insert into row_print_log (id, version, state, branches, row)
  select
    line.id, happened.version, 'recorded',
    array_remove(array[happened.branch] || coalesce(
      case happened.machine
        when 'order' then (select branches from row_order kept where kept.id = happened.id)
        when 'package' then (select branches from row_package kept where kept.id = happened.id)
        when 'shelf' then (select branches from row_shelf kept where kept.id = happened.id)
        when 'shipment' then (select branches from row_shipment kept where kept.id = happened.id)
      end, '{}'), null),
    jsonb_build_object(
      'id', line.id, 'version', happened.version, 'state', 'recorded', 'code', null,
      'label', printed_label(happened.type), 'number', happened.id,
      'kind', happened.data ->> 'kind',
      'size', happened.data ->> 'size', 'format', happened.data ->> 'format',
      'count', coalesce((happened.data ->> 'count')::integer, 1), 'reason', happened.data ->> 'reason',
      'branch', happened.branch, 'doneBy', line.done_by, 'doneByName', happened.actor ->> 'name',
      'occurredAt', happened.occurred_at)
  from (
    select
      happened.occurred_at || ' ' || lpad(happened.position::text, 12, '0') as id,
      coalesce(happened.actor ->> 'onBehalfOf', happened.actor_id) as done_by
  ) line
$$;

create function log_printing_of_event() returns trigger language plpgsql as $$
begin
  perform log_printing(new);
  return null;
end $$;
-- At the end of the transaction, when the row of the thing says what it is after the event.
create constraint trigger events_are_logged_of_printing after insert on events
  deferrable initially deferred for each row when (printed_label(new.type) is not null)
  execute function log_printing_of_event();

select log_printing(events) from events where printed_label(type) is not null;
