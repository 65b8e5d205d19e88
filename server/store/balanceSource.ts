import type { BalancesWanted } from '#calls/ledger.ts';

/** Bounds before the first and after the last possible day. */
export const EVER = { from: '', to: '9999' } as const;

/** Lines to sum: a subquery with the columns of a balance, its name, and its values after the seventh. */
interface Source {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

const COLUMNS = `day, account, branch, party, type, person, currency, greatest(amount, 0) as debit, greatest(-amount, 0) as credit`;

const LINES: Source = {
  name: 'lines',
  text: `select ${COLUMNS} from ledger_entries where day <= $2`,
  values: [],
};

/** Sums of whole months, and the lines of those months that the days begin or end within. */
const MONTHS = `select month || '-01' as day, account, nullif(branch, '-') as branch, null as party, null as type, null as person,
    currency, sum(debit) as debit, sum(credit) as credit
  from ledger_months where month <= left($2, 7) and month <> all($8::text[])
  group by month, account, branch, currency having sum(debit) <> 0 or sum(credit) <> 0
  union all
  select ${COLUMNS} from unnest($8::text[]) broken (month)
    join ledger_entries on day between broken.month || '-01' and least(broken.month || '-31', $2)`;

/** Splits that sums of whole months answer. */
const KEPT: readonly BalancesWanted['by'][] = ['account', 'branch', 'month'];

const DAY_MS = 86_400_000;
const isFirst = (day: string): boolean => day.endsWith('-01');
const isLast = (day: string): boolean => new Date(Date.parse(day) + DAY_MS).getUTCDate() === 1;

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Returns the months that the days begin or end within: their sums are of no use. */
const brokenMonths = ({ from, to }: Days): readonly string[] => [
  ...new Set([
    ...(from === EVER.from || isFirst(from) ? [] : [from.slice(0, 7)]),
    ...(to === EVER.to || isLast(to) ? [] : [to.slice(0, 7)]),
  ]),
];

/** Chooses the kept sums of months where they suffice: they know neither party nor person, type nor day. */
export const sourceOf = (by: BalancesWanted['by'], days: Days, party: string | null): Source =>
  party === null && KEPT.includes(by) ? { name: 'months', text: MONTHS, values: [brokenMonths(days)] } : LINES;
