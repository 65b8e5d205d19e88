import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { system, type Actor } from '#machines/kit/actor.ts';
import type { Account } from '#machines/money/ledgerAccounts.ts';
import { balancesOf } from '#server/store/balances.ts';
import type { Balance } from '#server/store/balance.ts';
import { sumAgain } from '#server/ledger/monthlySums.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { tamper } from '../auditor/forge.ts';

interface Line {
  readonly day: string;
  readonly account: Account;
  readonly branch: string | null;
  readonly currency: string;
  readonly amount: number;
}

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2026-06-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const account = fc.constantFrom<Account>('bank', 'cashAtBranch', 'freightBasic', 'payableMerchant');
/** Two lines of one event: a debit and its credit, each with a branch and an account. */
const entry = fc
  .record({
    day,
    amount: fc.integer({ min: 1, max: 10_000_000 }),
    currency: fc.constantFrom('MMK', 'CNY'),
    accounts: fc.tuple(account, account),
    branches: fc.tuple(fc.constantFrom('YGN', 'MDY', null), fc.constantFrom('YGN', 'MUS', null)),
  })
  .map(({ accounts, branches, amount, ...common }): readonly [Line, Line] => [
    { ...common, account: accounts[0], branch: branches[0], amount },
    { ...common, account: accounts[1], branch: branches[1], amount: -amount },
  ]);
/** Statements, each with the lines of some events, inserted side by side. */
const statements = fc.array(fc.array(entry, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 12 });
const days = fc.tuple(day, day).map(([one, other]): [string, string] => (one < other ? [one, other] : [other, one]));
const whole = fc.constantFrom<[string, string]>(
  ['2026-01-01', '2026-03-31'],
  ['2026-02-01', '2026-02-28'],
  ['2026-02-15', '2026-02-20'],
  ['2026-03-31', '2026-04-01'],
);

let database: TestDatabase;
let position = 0;
const all: Line[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Inserts the lines of events by one statement. */
async function insert(entries: readonly (readonly Line[])[]): Promise<void> {
  const values = entries.flatMap((lines) => {
    position += 1;
    return lines.map(
      ({ day: on, account: of, branch, currency, amount }, index) =>
        `(${position}, ${index + 1}, 'bill', 'B${position}', 1, '${of}', ${branch === null ? 'null' : `'${branch}'`}, '${currency}',
          ${amount}, '${on}T00:00:00.000Z', 'x', 'system', '${on}', '${on}')`,
    );
  });
  all.push(...entries.flat());
  await database.pool.query(
    `insert into ledger_entries
       (position, line, machine, id, version, account, branch, currency, amount, at, type, person, day, own_day)
     values ${values.join(', ')}`,
  );
}

type Split = 'account' | 'branch' | 'month';
const SPLITS: readonly Split[] = ['account', 'branch', 'month'];
const partOf = (line: Line, by: Split): string | null =>
  by === 'account' ? null : by === 'branch' ? line.branch : line.day.slice(0, 7);

/** Sums of the lines themselves: account, part, currency, debit and credit of the days; with the opening where it is not carried. */
function expected(lines: readonly Line[], by: Split, [from, to]: readonly [string, string]): string[] {
  const until = lines.filter((line) => line.day <= to && (by !== 'month' || line.day >= from));
  const groups = Map.groupBy(until, (line) => `${line.account} ${String(partOf(line, by))} ${line.currency}`);
  const sum = (own: readonly Line[]): number => own.reduce((total, { amount }) => total + amount, 0);
  return [...groups]
    .map(([key, own]) => {
      const within = own.filter((line) => line.day >= from);
      const debit = sum(within.filter(({ amount }) => amount > 0));
      const credit = -sum(within.filter(({ amount }) => amount < 0));
      return `${key} ${by === 'month' ? '' : sum(own) - debit + credit} ${debit} ${credit}`;
    })
    .toSorted();
}

const found = (balances: readonly Balance[], by: Split): string[] =>
  balances
    .map(
      ({ account: of, branch, part, currency, opening, debit, credit }) =>
        `${of} ${String(by === 'branch' ? branch : part)} ${currency} ${by === 'month' ? '' : opening} ${debit} ${credit}`,
    )
    .toSorted();

const yangon: Actor = { ...system, kind: 'person', scope: ['YGN'] };

describe('balances over kept sums of months', () => {
  test('balances over kept sums of months are those of the lines, for every history, days, split and scope', async () => {
    await fc.assert(
      fc.asyncProperty(
        statements,
        fc.array(fc.oneof(days, whole), { minLength: 2, maxLength: 5 }),
        async (written, asked) => {
          await Promise.all(written.map(insert));
          for (const range of asked)
            for (const by of SPLITS)
              for (const actor of [system, yangon]) {
                const own = actor === system ? all : all.filter(({ branch }) => branch === 'YGN');
                const [from, to] = range;
                const balances = await balancesOf(database.pool, actor, { by, from, to });
                expect({ by, range, balances: found(balances, by) }).toEqual({
                  by,
                  range,
                  balances: expected(own, by, range),
                });
              }
          const { rows } = await database.pool.query('select * from ledger_months_wrong');
          expect(rows).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('the kept sums of months are corrected by a rebuild, which names the months', async () => {
    const { pool } = database;
    await tamper(pool, `update ledger_months set debit = debit + 7 where month = '2026-03'`);
    await tamper(pool, `delete from ledger_months where month = '2026-05'`);
    const client = await pool.connect();
    try {
      expect(await sumAgain(client)).toEqual([
        { machine: 'ledger', id: '2026-03', fields: ['sums of the month'] },
        { machine: 'ledger', id: '2026-05', fields: ['sums of the month'] },
      ]);
      expect(await sumAgain(client)).toEqual([]);
    } finally {
      client.release();
    }
    expect((await pool.query('select * from ledger_months_wrong')).rows).toEqual([]);
  });
});
