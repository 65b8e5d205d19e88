-- Closed periods: from which day on lines may be posted, as of each closing of the log.
create table period_closings (
  position bigint primary key,
  -- First day after the closed month.
  first_open text collate "C" not null
);

create function log_closing() returns trigger language plpgsql as $$
begin
  insert into period_closings values (new.position, to_char(to_date(new.id, 'YYYY-MM') + interval '1 month', 'YYYY-MM-DD'));
  return null;
end $$;
create trigger period_closed after insert on events for each row when (new.type = 'period.closed') execute function log_closing();

-- The day on which the lines of an event are posted: its own, or the first open one if its month was closed before.
create function posting_day(own_day text, event_position bigint) returns text language sql stable parallel safe as $$
  select greatest(own_day, (select max(first_open) from period_closings where position < event_position))
$$;

alter table ledger_entries add column own_day text collate "C";
alter table ledger_entries disable trigger ledger_entries_are_final;
update ledger_entries set own_day = day;
alter table ledger_entries enable trigger ledger_entries_are_final;
alter table ledger_entries alter column own_day set not null;
create index ledger_entries_late on ledger_entries (day, line_id) where own_day <> day;

create or replace view row_posting as
select
  kept.line_id as id, 1 as version, 'recorded' as state,
  array[coalesce(kept.branch, '-')] as branches, kept.party as owner,
  kept.position as entry, kept.day, kept.account, coalesce(merchant, '-') as merchant, coalesce(holder, '-') as holder,
  coalesce(kept.branch, '-') as branch, kept.waybill, kept.currency,
  case when kept.amount > 0 then 'debit' else 'credit' end as side, kept.type, kept.person as done_by, kept.machine,
  kept.id as life, kept.at as recorded_at,
  case when kept.currency = 'MMK' then greatest(kept.amount, 0) end as debit,
  case when kept.currency = 'MMK' then greatest(-kept.amount, 0) end as credit,
  case when kept.currency = 'CNY' then greatest(kept.amount, 0) end as debit_yuan,
  case when kept.currency = 'CNY' then greatest(-kept.amount, 0) end as credit_yuan,
  jsonb_build_object(
    'id', kept.line_id, 'version', 1, 'state', 'recorded', 'code', null,
    'entry', kept.position, 'day', kept.day, 'ownDay', kept.own_day, 'isLate', kept.own_day <> kept.day,
    'account', kept.account, 'merchant', merchant, 'merchantName', name_of_party(merchant),
    'holder', holder, 'holderName', name_of_party(holder), 'branch', kept.branch, 'waybill', kept.waybill,
    'currency', kept.currency, 'side', case when kept.amount > 0 then 'debit' else 'credit' end,
    'type', kept.type, 'doneBy', kept.person, 'doneByName', name_of_person(kept.person),
    'machine', kept.machine, 'life', kept.id, 'lifeVersion', kept.version,
    'number', (select sequence from log_sequence n where n.position = kept.position), 'recordedAt', kept.at,
    'debit', case when kept.currency = 'MMK' then greatest(kept.amount, 0) end,
    'credit', case when kept.currency = 'MMK' then greatest(-kept.amount, 0) end,
    'debitYuan', case when kept.currency = 'CNY' then greatest(kept.amount, 0) end,
    'creditYuan', case when kept.currency = 'CNY' then greatest(-kept.amount, 0) end) as row,
  kept.own_day, kept.own_day <> kept.day as is_late
from ledger_entries kept
cross join lateral (select case when holds_cash(kept.account) then kept.party end as holder,
  case when not holds_cash(kept.account) then kept.party end as merchant) of_party;
