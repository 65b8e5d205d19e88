-- Days and target of a customer's contract, as columns of their own: lists sort and warn by them.
update row_merchant set row = row || jsonb_build_object(
  'contractStartsOn', row #> '{contract,startsOn}',
  'contractEndsOn', row #> '{contract,endsOn}',
  'targetOrders', row #> '{contract,targetOrders}');
