import { accountsOf, type Account } from '#machines/money/ledgerAccounts.ts';
import type { Entry } from '#machines/postings/entry.ts';
import { postingMachines } from '#machines/postings/index.ts';
import { canonical } from '../../store/canonical.ts';
import { among, ofAggregate, ofRows, type Invariant } from '../invariant.ts';

const named = (accounts: readonly Account[]): string => `(${accounts.map((account) => `'${account}'`).join(', ')})`;
const receivables = named(['receivableSender', 'receivableReceiver', 'receivableMerchant']);
const payables = named(['payableMerchant', 'payableCustomer']);

/** Reduces an entry to the fields that are compared, without those of its storage. */
const lineOf = ({ account, party, waybill, branch, currency, amount }: Entry): Entry => ({
  account,
  party,
  waybill,
  branch,
  currency,
  amount,
});

/**
 * Invariants of double entry (reliability.md 5, M01): the ledger balances and agrees with the events and the
 * aggregates.
 */
export const doubleEntryInvariants: readonly Invariant[] = [
  ofRows(
    'M01',
    'world',
    `select 'ledger' as machine, currency as id, sum(amount)::float8 as sum from ledger_entries
     where $1::text[] is null group by currency having sum(amount) <> 0`,
  ),
  ofRows(
    'M01.posting',
    'world',
    `select machine, id, version, currency, sum(amount)::float8 as sum from ledger_entries
     where $1::text[] is null group by machine, id, version, currency having sum(amount) <> 0`,
  ),
  ofRows(
    'M01.events',
    'world',
    `select distinct on (kept.machine, kept.id) kept.machine, kept.id, kept.version, kept.position from ledger_entries kept
     left join events e on e.position = kept.position
     where $1::text[] is null
       and (e.machine, e.id, e.version, e.type, coalesce(e.actor ->> 'onBehalfOf', e.actor_id), myanmar_day(e.occurred_at))
         is distinct from (kept.machine, kept.id, kept.version, kept.type, kept.person, kept.own_day)
     order by kept.machine, kept.id, kept.version`,
  ),
  ofRows(
    'M20',
    'world',
    // The log alone says when a month was closed.
    `select distinct on (kept.machine, kept.id) kept.machine, kept.id, kept.version, kept.day, closing.id as period
     from ledger_entries kept
     join events closing on closing.type = 'period.closed' and closing.position < kept.position
       and left(kept.day, 7) <= closing.id
     where $1::text[] is null order by kept.machine, kept.id, kept.version, closing.id`,
  ),
  ofRows(
    'M20.moved',
    'world',
    `select distinct on (kept.machine, kept.id) kept.machine, kept.id, kept.version, kept.day, kept.own_day as "ownDay"
     from ledger_entries kept
     where $1::text[] is null and kept.day <> posting_day(kept.own_day, kept.position)
     order by kept.machine, kept.id, kept.version`,
  ),
  ofRows(
    'M21',
    'world',
    `select 'ledger' as machine, concat_ws(' ', month, account, branch, currency) as id, debit::float8, credit::float8,
       kept_debit::float8 as "keptDebit", kept_credit::float8 as "keptCredit"
     from ledger_months_wrong where $1::text[] is null order by 2`,
  ),
  ofAggregate('M01.entries', postingMachines, ({ posted, entries, events }) => {
    const kept = Map.groupBy(entries, ({ version }) => version);
    const expected = new Map(posted.map((one) => [one.version, one]));
    for (const { version, position, at } of events) {
      const lines = kept.get(version) ?? [];
      const posts = expected.get(version)?.entries ?? [];
      const isPlaced = lines.every(
        (line, index) => line.position === position && line.at === at && line.line === index + 1,
      );
      if (!isPlaced || canonical(lines.map(lineOf)) !== canonical(posts.map(lineOf)))
        return { version, kept: lines.map(brief), posts: posts.map(brief) };
    }
    return null;
  }),
  ofRows(
    'M01.passing',
    'world',
    `select 'ledger' as machine, account || ' ' || coalesce(party, waybill, currency) as id, currency, sum(amount)::float8 as sum
     from ledger_entries where account in ${named(accountsOf('passing'))} and $1::text[] is null
     group by account, party, waybill, currency having sum(amount) <> 0`,
  ),
  ofRows(
    'M01.order',
    'order',
    `select o.id, ledger.owed, life.due, ledger."toGiveBack", life."refundDue" from streams o
     cross join lateral (
       select (select coalesce(sum(value::bigint), 0)::float8 from jsonb_each_text(o.context -> 'due')) as due,
         (select coalesce(sum(value::bigint), 0)::float8 from jsonb_each_text(o.context -> 'refundDue')) as "refundDue") life
     cross join lateral (
       select coalesce(sum(amount) filter (where account in ${receivables}), 0)::float8 as owed,
         coalesce(-sum(amount) filter (where account = 'refundsOwed'), 0)::float8 as "toGiveBack"
       from ledger_entries where waybill = o.id) ledger
     where o.machine = 'order' and ${among('o.id')}
       and (ledger.owed <> life.due or ledger."toGiveBack" <> life."refundDue")`,
  ),
  ofRows(
    'M01.payable',
    'payable',
    `select p.id, ledger.owed, p.context -> 'outstanding' as outstanding from streams p
     cross join lateral (
       select coalesce(-sum(amount), 0) as owed from ledger_entries
       where waybill = p.context ->> 'order' and account in ${payables}) ledger
     where p.machine = 'payable' and ${among('p.id')} and ledger.owed <> (p.context ->> 'outstanding')::bigint`,
  ),
  ofRows(
    'M01.cash',
    'courierCash',
    `select distinct on (c.id) c.id, currency, ledger.held::float8 as held, c.context -> 'held' -> currency as "heldSays",
       ledger.counting::float8 as counting, c.context -> 'counting' -> currency as "countingSays" from streams c
     cross join (values ('MMK'), ('CNY')) as each (currency)
     cross join lateral (
       select coalesce(sum(amount) filter (where account = 'cashAtCourier'), 0) as held,
         coalesce(sum(amount) filter (where account = 'cashBeingCounted'), 0) as counting
       from ledger_entries kept where kept.account in ('cashAtCourier', 'cashBeingCounted') and kept.party = c.id
         and kept.currency = each.currency) ledger
     where c.machine = 'courierCash' and ${among('c.id')}
       and (ledger.held <> (c.context -> 'held' ->> currency)::bigint
         or ledger.counting <> (c.context -> 'counting' ->> currency)::bigint)
     order by c.id, currency`,
  ),
];

/** Formats a ledger entry in a few words. */
function brief({ account, currency, amount }: Entry): string {
  return `${account} ${amount} ${currency}`;
}
