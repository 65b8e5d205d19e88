select make_row_table('row_problem_item', array[
  'order text', 'kind text', 'branch text', 'merchant text', 'raised_by_name text', 'raised_at time', 'follower text',
  'follower_name text', 'identifier text', 'handled_at time', 'updated_at time']);
create index row_problem_item_by_time on row_problem_item (raised_at desc, id);
create index row_problem_item_by_order on row_problem_item ("order");

select make_row_table('row_user_question', array[
  'question text', 'order text', 'customer text', 'phone text', 'merchant text', 'raised_at time', 'work_order text',
  'handled_by_name text', 'handled_at time', 'updated_at time']);
create index row_user_question_by_time on row_user_question (raised_at desc, id);

select make_row_table('row_work_order', array[
  'kind text', 'category text', 'priority text', 'tag text', 'identifier text', 'question text', 'creating_branch text',
  'department text', 'merchant text', 'orders jsonb', 'packages jsonb', 'work_orders jsonb', 'user_question text',
  'assignee text', 'assignee_name text', 'decision text', 'opened_by_name text', 'opened_at time', 'completed_at time',
  'updated_at time']);
create index row_work_order_by_time on row_work_order (opened_at desc, id);
create index row_work_order_by_department on row_work_order (department, state, opened_at);
create index row_work_order_by_orders on row_work_order using gin (orders);

select make_row_table('row_follow_up', array[
  'order text', 'kind text', 'merchant text', 'remarks integer', 'last_remark_by text', 'opened_at time',
  'closed_at time', 'updated_at time']);
create index row_follow_up_by_time on row_follow_up (opened_at desc, id);
create index row_follow_up_by_order on row_follow_up ("order");

select make_row_table('row_delivery_claim', array[
  'order text', 'merchant text', 'deliverer text', 'deliverer_name text', 'branch text', 'collection_amount bigint',
  'due bigint', 'claimed_at time', 'times integer', 'updated_at time']);
create index row_delivery_claim_by_time on row_delivery_claim (claimed_at desc, id);
create index row_delivery_claim_by_deliverer on row_delivery_claim (deliverer, claimed_at desc);

select make_row_table('row_insurance_claim', array[
  'progress text', 'order text', 'merchant text', 'ground text', 'insured bigint', 'amount bigint', 'found boolean',
  'alarm integer', 'overdue boolean', 'submitted_by_name text', 'submitted_at time', 'reviewer_name text',
  'decided_by_name text', 'decided_at time', 'paid_by_name text', 'paid_at time', 'updated_at time']);
create index row_insurance_claim_by_time on row_insurance_claim (submitted_at desc, id);
create index row_insurance_claim_by_order on row_insurance_claim ("order");

select make_row_table('row_collected_cancel', array[
  'order text', 'branch text', 'merchant text', 'requested_by text', 'requested_at time', 'decided_by text',
  'decided_at time', 'return_charging text', 'updated_at time']);
create index row_collected_cancel_by_time on row_collected_cancel (requested_at desc, id);
create index row_collected_cancel_by_order on row_collected_cancel ("order");
