import type pg from 'pg';
import { listed } from '#machines/catalogue/listed.ts';
import { fromMyanmar, localDay } from '#machines/time/calendar.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Condition, Counted } from '#machines/queues/counted.ts';
import { lastDayOf } from '#machines/time/periods.ts';
import { DEBT_AGES, type Debt } from '#machines/finance/debts.ts';
import type { Filter } from '#calls/filters.ts';
import type { PageRequest } from '#calls/pages.ts';
import { expressionOf } from './selection/expression.ts';
import { selectionOf } from './selection/selection.ts';
import { rowTable } from './tables.ts';

type Columns = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Rows counted, summed and dated. */
export interface CountedFigure {
  readonly count: number;
  readonly sums: Readonly<Record<string, number>>;
  readonly oldest: string | null;
}

const typeOf = ({ machine }: Counted): AggregateType => {
  const found = listed[machine];
  if (!found) throw new Error(`No list of ${machine}`);
  return found;
};

/** Returns a condition as a filter of the list, as of an instant in milliseconds of the epoch. */
export function filterOf(condition: Condition, now: number): Filter {
  const { field, value } = condition;
  if (condition.op === 'dayUpTo') return { field, op: 'lte', value: lastDayOf(condition.value, now) };
  if (condition.op !== 'days') return { field, op: condition.op, value };
  const [from, to] = condition.value;
  const isInstant = field.endsWith('At');
  return {
    field,
    op: 'between',
    value: isInstant ? [fromMyanmar(`${from}T00:00:00.000`), fromMyanmar(`${to}T23:59:59.999`)] : [from, to],
  };
}

/** Returns the filters of the list behind a figure, as of an instant in milliseconds of the epoch. */
export const filtersOf = ({ within = [], where }: Counted, now = Date.now()): PageRequest['filters'] =>
  [...within, ...where].map((condition) => filterOf(condition, now)) as PageRequest['filters'];

/** Counts and sums the rows of a list under its filters, within the actor's scope, and finds the oldest. */
export async function countedOf(pool: pg.Pool, columns: Columns, actor: Actor, asked: Counted): Promise<CountedFigure> {
  const aggregateType = typeOf(asked);
  const own = columns.get(rowTable(aggregateType.id)) ?? new Map<string, string>();
  const { where, values } = selectionOf(own, aggregateType, actor, { filters: filtersOf(asked), sort: [] });
  const sqlOf = (field: string): string => expressionOf(aggregateType, own, field).sql;
  const sums = asked.sums.map((field, index) => `, coalesce(sum(${sqlOf(field)}), 0)::float8 as sum${index}`);
  const oldest = asked.since === null ? 'null' : `min(${sqlOf(asked.since)})`;
  const { rows } = await pool.query<{ count: number; oldest: string | null } & Record<string, number>>(
    `select count(*)::int as count, ${oldest} as oldest${sums.join('')} from ${rowTable(aggregateType.id)} ${where}`,
    values,
  );
  const [row] = rows;
  return {
    count: row?.count ?? 0,
    sums: Object.fromEntries(asked.sums.map((field, index) => [field, row?.[`sum${index}`] ?? 0])),
    oldest: row?.oldest ?? null,
  };
}

/** A debt in whole and by age. */
interface Aged {
  readonly count: number;
  readonly amount: number;
  readonly ages: { readonly count: number; readonly amount: number }[];
}

export interface Debts {
  readonly day: string;
  readonly all: Aged;
  readonly records: readonly (Aged & { readonly party: string; readonly customerName: string | null })[];
  readonly total: number;
}

interface AgedRow extends Readonly<Record<`count${number}` | `amount${number}`, number>> {
  readonly party: string | null;
  readonly name: string | null;
  readonly parties: number;
  readonly count: number;
  readonly amount: number;
}

/** Condition of each age group over `age`, in days. */
const AGES = DEBT_AGES.map((least, index) => {
  const next = DEBT_AGES[index + 1];
  return [...(index === 0 ? [] : [`age >= ${least}`]), ...(next === undefined ? [] : [`age < ${next}`])].join(' and ');
});

const agedOf = (row: AgedRow | undefined): Aged => ({
  count: row?.count ?? 0,
  amount: row?.amount ?? 0,
  ages: AGES.map((_, index) => ({ count: row?.[`count${index}`] ?? 0, amount: row?.[`amount${index}`] ?? 0 })),
});

/** Lists debts by party with their ages on the Myanmar day of `now`, the greatest first, within the actor's scope. */
export async function debtsOf(
  pool: pg.Pool,
  columns: Columns,
  actor: Actor,
  debt: Debt,
  { now, pageNum, pageSize }: { readonly now: Date; readonly pageNum: number; readonly pageSize: number },
): Promise<Debts> {
  const aggregateType = typeOf(debt);
  const own = columns.get(rowTable(aggregateType.id)) ?? new Map<string, string>();
  const day = localDay(now.toISOString());
  const { where, values } = selectionOf(own, aggregateType, actor, { filters: filtersOf(debt), sort: [] });
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const sqlOf = (field: string): string => expressionOf(aggregateType, own, field).sql;
  const from = debt.from.endsWith('At')
    ? `(${sqlOf(debt.from)}::timestamptz at time zone 'Asia/Yangon')::date`
    : `${sqlOf(debt.from)}::date`;
  const grouped = AGES.map(
    (age, index) =>
      `, count(*) filter (where ${age})::int as count${index},
         coalesce(sum(amount) filter (where ${age}), 0)::float8 as amount${index}`,
  );
  const { rows } = await pool.query<AgedRow>(
    `with owed as (
       select coalesce(${sqlOf(debt.party)}, '') as party, ${debt.name === null ? 'null::text' : sqlOf(debt.name)} as name,
         ${sqlOf(debt.sums[0])} as amount, ${bind(day)}::date - ${from} as age
       from ${rowTable(aggregateType.id)} ${where}
     ), aged as (
       select grouping(party) = 1 as "isAll", party, max(name) as name, count(*)::int as count,
         coalesce(sum(amount), 0)::float8 as amount${grouped.join('')}
       from owed group by grouping sets ((party), ())
     )
     (select aged.*, (select count(*) - 1 from aged)::int as parties from aged where "isAll")
     union all
     (select aged.*, 0 from aged where not "isAll" order by amount desc, party
       limit ${bind(pageSize)} offset ${bind((pageNum - 1) * pageSize)})`,
    values,
  );
  const [all, ...records] = rows;
  return {
    day,
    all: agedOf(all),
    records: records.map((row) => ({ party: row.party ?? '', customerName: row.name, ...agedOf(row) })),
    total: all?.parties ?? 0,
  };
}
