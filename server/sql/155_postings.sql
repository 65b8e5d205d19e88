-- Each line also has what trial balances group by: the event's type, the person who did it, and the accounting day.
-- The day is that of the event in Myanmar's calendar, when it happened, not when the server heard of it.
create function myanmar_day(instant text) returns text language sql stable parallel safe as $$
  select to_char((instant::timestamptz at time zone 'UTC') + interval '6 hours 30 minutes', 'YYYY-MM-DD')
$$;

alter table ledger_entries
  add column type text,
  add column person text,
  add column day text collate "C",
  add column line_id text collate "C"
    generated always as (lpad(position::text, 12, '0') || '-' || lpad(line::text, 4, '0')) stored;

alter table ledger_entries disable trigger ledger_entries_are_final;
update ledger_entries kept
  set type = e.type, person = coalesce(e.actor ->> 'onBehalfOf', e.actor_id), day = myanmar_day(e.occurred_at)
  from events e where e.position = kept.position;
-- A line without event is found by the auditor; it still belongs to a day.
update ledger_entries set type = '', person = 'system', day = myanmar_day(at) where day is null;
alter table ledger_entries enable trigger ledger_entries_are_final;

alter table ledger_entries
  alter column type set not null,
  alter column person set not null,
  alter column day set not null;

create unique index ledger_entries_as_listed on ledger_entries (line_id);
create index ledger_entries_by_day on ledger_entries (day, line_id);
drop index ledger_entries_by_account;
create index ledger_entries_by_account on ledger_entries (account, day, line_id) include (party, branch, currency, amount);
create index ledger_entries_by_party on ledger_entries (party, account, day) where party is not null;

-- The name of whom an account is kept for: a merchant, or the person who holds the cash.
create function name_of_person(person text) returns text language sql stable parallel safe as $$
  select row ->> 'nickName' from row_staff where id = person
$$;
create function name_of_party(party text) returns text language sql stable parallel safe as $$
  select coalesce((select row ->> 'name' from row_merchant where id = party), name_of_person(party),
    (select name_of_person(courier) from row_courier_cash where id = party))
$$;

-- Accounts whose party is the person who holds the cash; the party of the others is a merchant.
create function holds_cash(account text) returns boolean language sql immutable parallel safe as $$
  select account in ('cashAtCourier', 'cashBeingCounted', 'cashDifference', 'cashTaken')
$$;

-- Postings as a list. Lines of the company as a whole have '-' where a branch or a party would be, so that filters find
-- them; their rows have null.
create view row_posting as
select
  kept.line_id as id, 1 as version, 'recorded' as state,
  array[coalesce(kept.branch, '-')] as branches, kept.party as owner,
  kept.position as entry, kept.day, kept.account, coalesce(merchant, '-') as merchant, coalesce(holder, '-') as holder, coalesce(kept.branch, '-') as branch,
  kept.waybill, kept.currency, case when kept.amount > 0 then 'debit' else 'credit' end as side, kept.type,
  kept.person as done_by, kept.machine, kept.id as life, kept.at as recorded_at,
  case when kept.currency = 'MMK' then greatest(kept.amount, 0) end as debit,
  case when kept.currency = 'MMK' then greatest(-kept.amount, 0) end as credit,
  case when kept.currency = 'CNY' then greatest(kept.amount, 0) end as debit_yuan,
  case when kept.currency = 'CNY' then greatest(-kept.amount, 0) end as credit_yuan,
  jsonb_build_object(
    'id', kept.line_id, 'version', 1, 'state', 'recorded', 'code', null,
    'entry', kept.position, 'day', kept.day, 'account', kept.account,
    'merchant', merchant, 'merchantName', name_of_party(merchant),
    'holder', holder, 'holderName', name_of_party(holder), 'branch', kept.branch, 'waybill', kept.waybill,
    'currency', kept.currency, 'side', case when kept.amount > 0 then 'debit' else 'credit' end,
    'type', kept.type, 'doneBy', kept.person, 'doneByName', name_of_person(kept.person),
    'machine', kept.machine, 'life', kept.id, 'lifeVersion', kept.version,
    'number', (select sequence from log_sequence n where n.position = kept.position), 'recordedAt', kept.at,
    'debit', case when kept.currency = 'MMK' then greatest(kept.amount, 0) end,
    'credit', case when kept.currency = 'MMK' then greatest(-kept.amount, 0) end,
    'debitYuan', case when kept.currency = 'CNY' then greatest(kept.amount, 0) end,
    'creditYuan', case when kept.currency = 'CNY' then greatest(-kept.amount, 0) end) as row
from ledger_entries kept
cross join lateral (select case when holds_cash(kept.account) then kept.party end as holder,
  case when not holds_cash(kept.account) then kept.party end as merchant) of_party;
