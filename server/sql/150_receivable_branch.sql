-- The branch that answers for a receivable: the first of its branches, the order's origin. Debts are counted by it.
update row_receivable set row = jsonb_set(row, '{branch}', coalesce(to_jsonb(branches[1]), 'null'));
alter table row_receivable add column branch text generated always as (row ->> 'branch') stored;
create index row_receivable_owed on row_receivable (customer) where due > 0;
create index row_receivable_by_branch on row_receivable (branch) where due > 0;
create index row_payable_owed on row_payable (customer) where outstanding > 0;
create index row_bill_by_settlement on row_bill (settlement_status) where settlement_status <> 'settled';
