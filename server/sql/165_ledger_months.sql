-- Sums of the ledger's lines of each month, so that a trial balance reads months instead of a million lines. Written with
-- the lines, in their transaction.
create table ledger_months (
  month text collate "C" not null,
  account text not null,
  -- '-' for lines of the company as a whole.
  branch text not null,
  currency text not null,
  -- Sessions keep sums of their own: postings of one branch would wait for each other's commit on a single row.
  part smallint not null,
  debit bigint not null,
  credit bigint not null,
  primary key (month, account, branch, currency, part)
) with (fillfactor = 60);

insert into ledger_months
select left(day, 7), account, coalesce(branch, '-'), currency, 0,
  coalesce(sum(amount) filter (where amount > 0), 0), coalesce(-sum(amount) filter (where amount < 0), 0)
from ledger_entries group by 1, 2, 3, 4;

-- Adds new lines to the sums. Rows are written in one order, so that two sessions never wait for each other. A rebuild
-- compares the sums at its end instead.
create function sum_months() returns trigger language plpgsql as $$
begin
  if current_setting('shweli.rebuilds_ledger', true) = 'on' then
    return null;
  end if;
  insert into ledger_months as kept
  select left(day, 7), account, coalesce(branch, '-'), currency, pg_backend_pid() % 16,
    coalesce(sum(amount) filter (where amount > 0), 0), coalesce(-sum(amount) filter (where amount < 0), 0)
  from posted group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (month, account, branch, currency, part)
    do update set debit = kept.debit + excluded.debit, credit = kept.credit + excluded.credit;
  return null;
end $$;
create trigger ledger_entries_summed after insert on ledger_entries
  referencing new table as posted for each statement execute function sum_months();

-- Sums that differ from those of the lines.
create view ledger_months_wrong as
select month, account, branch, currency,
  coalesce(lines.debit, 0) as debit, coalesce(lines.credit, 0) as credit,
  coalesce(kept.debit, 0) as kept_debit, coalesce(kept.credit, 0) as kept_credit
from (
  select left(day, 7) as month, account, coalesce(branch, '-') as branch, currency,
    coalesce(sum(amount) filter (where amount > 0), 0) as debit, coalesce(-sum(amount) filter (where amount < 0), 0) as credit
  from ledger_entries group by 1, 2, 3, 4) lines
full join (
  select month, account, branch, currency, sum(debit) as debit, sum(credit) as credit
  from ledger_months group by 1, 2, 3, 4) kept using (month, account, branch, currency)
where (coalesce(lines.debit, 0), coalesce(lines.credit, 0)) <> (coalesce(kept.debit, 0), coalesce(kept.credit, 0));
