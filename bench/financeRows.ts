import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { withoutLimit } from './database.ts';
import type { BenchWorld } from './world.ts';

/** Rows inserted by one statement. */
const AT_ONCE = 25_000;
const BRANCHES = ['YGN', 'MDY', 'MUS', 'LSH', 'NPT', 'RUI', 'KMG'];

/** A record type, its rows for each bill, and the fields in which its rows differ, in SQL over `n`, `branch` and `at`. */
interface Copies {
  readonly machine: string;
  readonly table: string;
  readonly prefix: string;
  /** Bills for each row. */
  readonly each: number;
  readonly state: string;
  readonly fields: string;
}

const CUSTOMER = `'customerKind', case when n % 4 = 0 then 'personal' else 'merchant' end, 'customer', 'M' || n % 2000,
  'customerName', 'Customer ' || n % 2000`;
const AMOUNT = `1000 + n * 7919 % 5000000`;

/** Most bills are settled, one in ten debts is open, as after two years. */
const COPIES: readonly Copies[] = [
  {
    machine: 'bill',
    table: 'row_bill',
    prefix: 'BL',
    each: 1,
    state: `case when n % 50 = 0 then 'pending' else 'confirmed' end`,
    fields: `${CUSTOMER}, 'branch', branch, 'day', left(at, 10), 'receivable', ${AMOUNT}, 'payable', ${AMOUNT} / 3, 'generatedAt', at,
      'confirmedAt', at, 'settlementStatus', case when n % 10 = 0 then 'none' when n % 25 = 1 then 'toSettle' else 'settled' end,
      'outstanding', case when n % 50 > 0 and (n % 10 = 0 or n % 25 = 1) then ${AMOUNT} else 0 end,
      'toPayOut', case when n % 10 = 0 and n % 50 > 0 then ${AMOUNT} / 3 else 0 end`,
  },
  {
    machine: 'receipt',
    table: 'row_receipt',
    prefix: 'RC',
    each: 1,
    state: `case when n % 100 = 0 then 'toBeConfirmed' when n % 40 = 1 then 'void' else 'confirmed' end`,
    fields: `'order', 'SL' || n, 'receivable', 'SL' || n || '-sign', 'customerName', 'Customer ' || n % 2000, 'amount', ${AMOUNT},
      'transferAt', at, 'recordedAt', at, 'confirmedAt', at`,
  },
  {
    machine: 'settlement',
    table: 'row_settlement',
    prefix: 'ST',
    each: 5,
    state: `case when n % 20 = 0 then 'toSettle' else 'settled' end`,
    fields: `${CUSTOMER}, 'receivable', ${AMOUNT}, 'payable', ${AMOUNT} / 3, 'net', ${AMOUNT} / 3, 'openedAt', at, 'settledAt', at`,
  },
  {
    machine: 'receivable',
    table: 'row_receivable',
    prefix: 'SLR',
    each: 1,
    state: `case when n % 10 = 0 then 'credited' when n % 50 = 1 then 'received' else 'confirmed' end`,
    fields: `${CUSTOMER}, 'order', 'SL' || n, 'stage', 'sign', 'branch', branch, 'amount', ${AMOUNT}, 'due', case when n % 10 = 0 then ${AMOUNT} else 0 end,
      'received', case when n % 50 = 1 then ${AMOUNT} else 0 end, 'takenBy', case when n % 50 = 1 then 'S' || n % 400 end,
      'day', left(at, 10), 'dueAt', at, 'receivedAt', at`,
  },
  {
    machine: 'payable',
    table: 'row_payable',
    prefix: 'SLP',
    each: 1,
    state: `case when n % 10 = 0 then 'open' else 'paid' end`,
    fields: `${CUSTOMER}, 'order', 'SL' || n, 'outstanding', case when n % 10 = 0 then ${AMOUNT} else 0 end, 'amount', ${AMOUNT}, 'day', left(at, 10), 'dueAt', at`,
  },
];

/** Inserts bills, and receipts, settlements and debts in proportion, over two years, branches and customers. */
export const fillFinanceRows = async ({ database }: BenchWorld, bills: number): Promise<void> =>
  withoutLimit(database.url, async (client) => {
    for (const { machine, table, prefix, each, state, fields } of COPIES) {
      const aggregateType = aggregateTypes[machine];
      if (!aggregateType) throw new Error(`No record type ${machine}`);
      const template = JSON.stringify(aggregateType.row(notCreated(aggregateType, prefix)));
      const rows = Math.ceil(bills / each);
      for (let first = 1; first <= rows; first += AT_ONCE)
        await client.query(
          `insert into ${table} (id, version, state, branches, owner, row)
           select id, 1, state, array[branch], null,
             $4::jsonb || jsonb_build_object('id', id, 'version', 1, 'state', state, ${fields})
           from generate_series($1::bigint, $2::bigint) n, lateral (
             select '${prefix}' || lpad(n::text, 12, '0') as id, ${state} as state, ($3::text[])[1 + n % 7] as branch,
               to_char(timestamp '2026-11-21' - n * interval '2 years' / $5::bigint, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at) made`,
          [first, Math.min(rows, first + AT_ONCE - 1), BRANCHES, template, rows],
        );
      await client.query(`vacuum analyze ${table}`);
    }
  });
