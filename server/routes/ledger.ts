import { Readable } from 'node:stream';
import { readAgreement } from '#calls/agreement.ts';
import { JOURNAL_MOST_DAYS, readBalances, readJournal, readPostings } from '#calls/ledger.ts';
import { accounts } from '#machines/money/ledgerAccounts.ts';
import { CHECKS, disagreementsOf } from '../auditor/agreement.ts';
import { atOneInstant } from '../auditor/examine.ts';
import { attachment } from '../exports/download.ts';
import { generalJournal } from '../exports/generalJournal.ts';
import { Problem } from '../http/errors.ts';
import { wordsOf } from '../http/language.ts';
import { Answer, implement, type Route } from '../http/route.ts';
import { balancesOf } from '../store/balances.ts';
import { entriesOfAggregates } from '../store/entries.ts';
import { historyOf } from '../store/history.ts';
import { journalLines } from '../store/journalLines.ts';
import { isVisible, rowsOf } from '../store/rows.ts';
import { aggregateTypeOf, type Core } from './context.ts';

/** Records of a check that an answer names. */
const MOST_RECORDS = 100;
const DAY_MS = 86_400_000;

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const invalid = (rule: string, values: Readonly<Record<string, string | number>>): Problem =>
  new Problem('invalid', { refusals: [{ code: 'invalid', rule, values }] });

function refuseReversed({ from, to }: Days): void {
  if (from !== undefined && to !== undefined && from > to)
    throw invalid('ledger.daysInOrder', { from, to, field: 'to' });
}

/** Routes of the ledger in double entry, for finance: balances, and the lines that an aggregate posted. */
export const ledgerRoutes = ({ pool, read }: Core): Route[] => [
  implement(readBalances, async ({ query, actor, language }) => {
    refuseReversed(query);
    const words = wordsOf(language);
    const balances = await read((from) => balancesOf(from, actor, query));
    return {
      lines: balances.map((line) => ({
        ...line,
        kind: accounts[line.account],
        name: words.text(`ledger.account.${line.account}`),
      })),
    };
  }),
  implement(readAgreement, async () => {
    const found = await read((from) => atOneInstant(from, disagreementsOf));
    return {
      checks: CHECKS.map((check) => {
        const own = found.filter((one) => one.check === check);
        return { check, count: own.length, records: own.slice(0, MOST_RECORDS) };
      }),
    };
  }),
  implement(readJournal, ({ query, actor, language }) => {
    refuseReversed(query);
    const { from, to } = query;
    const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    if (length > JOURNAL_MOST_DAYS) throw invalid('ledger.journalWithin', { days: JOURNAL_MOST_DAYS, field: 'to' });
    const words = wordsOf(language);
    const name = `${words.text('ledger.journal.title')} ${from} ${to}.csv`;
    return new Answer(Readable.from(generalJournal(journalLines(read, actor, query), words)), {
      headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': attachment(name) },
    });
  }),
  implement(readPostings, async ({ params: { machine, id }, actor, language }) => {
    const stream = { machine: aggregateTypeOf(machine, actor).id, id };
    const row = (await rowsOf(pool, [stream])).get(`${machine}/${id}`);
    if (!row || !isVisible(actor, row)) throw new Problem('notFound');
    const [lines, events] = await Promise.all([entriesOfAggregates(pool, [stream]), historyOf(pool, stream)]);
    const types = new Map(events.map(({ version, type }) => [version, type]));
    const words = wordsOf(language);
    return {
      lines: lines.map(({ account: own, party, branch, currency, waybill, amount, version, at }) => ({
        account: own,
        kind: accounts[own],
        name: words.text(`ledger.account.${own}`),
        party,
        branch,
        currency,
        waybill,
        amount,
        version,
        type: types.get(version) ?? '',
        at,
      })),
    };
  }),
];
