-- Key of a personal customer: a keyed digest of the phone number, shown and recorded instead of it.
insert into secrets (name, value, created_at)
values ('customers', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), now())
on conflict (name) do nothing;

-- The same digest as in server/customerKeys.ts. Merchants' codes and keys are returned unchanged.
create function customer_key(kind text, customer text) returns text language sql stable as $$
  select case when kind is distinct from 'personal' or customer like 'PC-%' then customer
    else 'PC-' || upper(substr(encode(sha256((select value from secrets where name = 'customers') || sha256(
      (select value from secrets where name = 'customers') || convert_to(
        regexp_replace(regexp_replace(customer, '[ -]', '', 'g'), '^\+95', '0'), 'UTF8'))), 'hex'), 1, 16)) end
$$;
