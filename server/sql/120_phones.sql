-- Phones are recorded in E.164. A number with and without its country code is one customer: the digest of server/customerKeys.ts.
create or replace function customer_key(kind text, customer text) returns text language sql stable as $$
  select case when kind is distinct from 'personal' or customer like 'PC-%' then customer
    else 'PC-' || upper(substr(encode(sha256((select value from secrets where name = 'customers') || sha256(
      (select value from secrets where name = 'customers') || convert_to(
        regexp_replace(regexp_replace(regexp_replace(regexp_replace(
          customer, '[ -]', '', 'g'), '^\+95', '0'), '^\+86(1[3-9]\d{9})$', '\1'), '^\+86', '0'), 'UTF8'))), 'hex'), 1, 16)) end
$$;

-- The phone of an app user is reserved as it is dialled in its country, however it was typed.
update claims set key =
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    key, '[ -]', '', 'g'), '^\+95', '0'), '^\+86(1[3-9]\d{9})$', '\1'), '^\+86', '0')
where kind = 'appUser.phone' and key ~ '[ +-]';
