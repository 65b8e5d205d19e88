-- The ledger in double entry (reliability.md 5, M01): what each event that moved money posted, line by line. Written with its
-- event, in its transaction; what the events say is the truth, and a rebuild posts it again.
create table ledger_entries (
  position bigint not null,
  line smallint not null check (line > 0),
  machine text not null,
  id text collate "C" not null,
  version integer not null,
  account text not null,
  -- A merchant's code, or the id of whoever holds the cash; null for personal customers and the company.
  party text,
  waybill text collate "C",
  branch text,
  currency text not null check (currency in ('MMK', 'CNY')),
  -- Hundredths; above zero a debit, below a credit.
  amount bigint not null check (amount <> 0),
  at text collate "C" not null,
  primary key (position, line)
);
create index ledger_entries_of_life on ledger_entries (machine, id, version, line);
create index ledger_entries_by_account on ledger_entries (account, party, at) include (branch, currency, amount);
create index ledger_entries_by_waybill on ledger_entries (waybill, account) where waybill is not null;

-- All lines of an event come in one statement: they balance in each currency, or none is written.
create function refuse_imbalance() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  select machine, id, version, currency, sum(amount) as sum into wrong from posted
  group by machine, id, version, currency having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'The lines of %/% event % do not balance: % %.', wrong.machine, wrong.id, wrong.version, wrong.sum, wrong.currency
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_entries_balance after insert on ledger_entries
  referencing new table as posted for each statement execute function refuse_imbalance();

-- Nobody changes a line; only a rebuild, which says so for its transaction, takes a life's lines away to post them again.
create function refuse_change_of_ledger() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('shweli.rebuilds_ledger', true) = 'on' then
    return old;
  end if;
  raise exception 'Lines of the ledger are never changed or removed.';
end $$;
create trigger ledger_entries_are_final before update or delete on ledger_entries
  for each row execute function refuse_change_of_ledger();
create trigger ledger_entries_are_kept before truncate on ledger_entries
  for each statement execute function refuse_change();
