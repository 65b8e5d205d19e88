-- Bills are told apart by the class of their customer: merchants, VIP app users, ordinary ones. Bills of before say no level.
update row_bill set row = row || jsonb_build_object('customerClass', case when customer_kind = 'merchant' then 'merchant' else 'ordinary' end);
alter table row_bill add column customer_class text generated always as (row ->> 'customerClass') stored;
create index row_bill_by_class on row_bill (customer_class, day desc);
