import type pg from 'pg';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { mayRead, rowVisibleTo } from '../access.ts';
import { selectionOf } from '../store/selection/selection.ts';
import { rowTable } from '../store/tables.ts';
import { searchQueriesOf, type SearchQuery } from './queries.ts';

/** Maximum number of results of each kind. */
export const MOST_OF_A_KIND = 5;

/** Fields by which a person recognises the record. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  order: ['mailSn', 'senderName', 'senderPhone', 'receiverName', 'receiverPhone', 'createdAt'],
  package: ['location', 'destination', 'count'],
  shipment: ['fromBranch', 'toBranch', 'plateNumber', 'createdAt'],
  workOrder: ['category', 'priority', 'openedAt'],
  shelf: ['name', 'branch'],
  merchant: ['name', 'phone'],
  appUser: ['nickName', 'phone'],
  staff: ['nickName', 'staffCode', 'phone'],
  addressCode: ['contactPhone', 'userPhone'],
  transferBooking: ['waybill', 'receiverName', 'warehousedAt'],
  bill: ['customerName', 'day'],
  settlement: ['customerName', 'openedAt'],
  paymentSlip: ['customerName', 'drawnAt'],
  problemItem: ['order', 'raisedAt'],
  followUp: ['order', 'openedAt'],
};

type FieldValue = string | number | null;

/** A record that was found, as the caller may see it. */
export interface Found {
  readonly machine: string;
  readonly id: string;
  readonly state: string;
  readonly facts: Readonly<Record<string, FieldValue>>;
}

export interface Findings {
  readonly found: readonly Found[];
  /** Kinds that have more results than those returned. */
  readonly more: readonly string[];
}

type Columns = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Words of the names of an order, and the last digits of its waybill: the indexes of migration 226 have these expressions. */
const NAMES = 'words_of_names(sender_name, receiver_name)';
const LAST_DIGITS = `reverse(substr(id, 3, 9)) collate "C"`;

/** Returns the further conditions of a query, beside its filters. */
function conditionsOf({ names, lastDigits }: SearchQuery, values: unknown[]): string[] {
  const bind = (value: string): string => `$${values.push(value)}`;
  const begun = (words: readonly string[]): string => `(${words.map((word) => `${word}:*`).join(' & ')})`;
  const digits = lastDigits?.split('').toReversed().join('');
  return [
    ...(names ? [`${NAMES} @@ to_tsquery('simple', ${bind(names.map(begun).join(' | '))})`] : []),
    ...(digits === undefined ? [] : [`${LAST_DIGITS} >= ${bind(digits)} and ${LAST_DIGITS} < ${bind(`${digits}:`)}`]),
  ];
}

/** Combines all queries in one statement, each limited and within the caller's scope; null if none is permitted. */
export function statementOf(
  looks: readonly SearchQuery[],
  actor: Actor,
  columns: Columns,
): { readonly text: string; readonly values: readonly unknown[] } | null {
  const values: unknown[] = [];
  const parts = looks.flatMap((look) => {
    const { machine, filters } = look;
    const aggregateType = aggregateTypes[machine];
    if (!aggregateType || !mayRead(actor, aggregateType)) return [];
    const table = rowTable(machine);
    const known = columns.get(table) ?? new Map<string, string>();
    const { where, order } = selectionOf(known, aggregateType, actor, { filters, sort: [] }, values);
    const conditions = conditionsOf(look, values).join(' and ');
    const all = conditions === '' ? where : `${where === '' ? 'where' : `${where} and`} ${conditions}`;
    return [
      `(select '${machine}' as machine, id, state, row from ${table} ${all} order by ${order} limit ${MOST_OF_A_KIND + 1})`,
    ];
  });
  return parts.length === 0 ? null : { text: parts.join(' union all '), values };
}

interface Kept {
  readonly machine: string;
  readonly id: string;
  readonly state: string;
  readonly row: Readonly<Record<string, FieldValue>>;
}

/** Finds records by typed or scanned text: a number, the beginning of one or the last digits of a waybill, a name, or a complete phone number. */
export async function search(pool: pg.Pool, columns: Columns, actor: Actor, typed: string): Promise<Findings> {
  const statement = statementOf(searchQueriesOf(typed), actor, columns);
  if (!statement) return { found: [], more: [] };
  const { rows } = await pool.query<Kept>(statement.text, [...statement.values]);
  const distinct = new Map(rows.map((row) => [`${row.machine} ${row.id}`, row]));
  const kinds = [...Map.groupBy(distinct.values(), ({ machine }) => machine)];
  return {
    found: kinds.flatMap(([machine, found]) =>
      found.slice(0, MOST_OF_A_KIND).map(({ id, state, row }) => ({
        machine,
        id,
        state,
        facts: rowVisibleTo(
          actor,
          { machine, id },
          Object.fromEntries((FIELDS[machine] ?? []).map((field) => [field, row[field] ?? null])),
        ),
      })),
    ),
    more: kinds.filter(([, found]) => found.length > MOST_OF_A_KIND).map(([machine]) => machine),
  };
}
