-- Who requested the settlement that is waiting or done (src/machines/settlement/row.ts): rows written before there was the field had none.
update row_settlement settlement set row = settlement.row || jsonb_build_object('requestedBy', (
  select case when asked.type = 'settlement.requested' then asked.actor_id end
  from events asked
  where asked.machine = 'settlement' and asked.id = settlement.id and asked.type in ('settlement.requested', 'settlement.withdrawn')
  order by asked.version desc limit 1))
where not jsonb_exists(settlement.row, 'requestedBy');
