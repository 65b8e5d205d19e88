import { readBalances, readPostings } from '#calls/ledger.ts';
import { accounts } from '#machines/postings/accounts.ts';
import { Problem } from '../http/errors.ts';
import { wordsOf } from '../http/language.ts';
import { implement, type Route } from '../http/route.ts';
import { balancesOf } from '../store/balances.ts';
import { entriesOfAggregates } from '../store/entries.ts';
import { historyOf } from '../store/history.ts';
import { isVisible, rowsOf } from '../store/rows.ts';
import { aggregateTypeOf, type Core } from './context.ts';

/** Routes of the ledger in double entry, for finance: balances, and the lines that an aggregate posted. */
export const ledgerRoutes = ({ pool }: Core): Route[] => [
  implement(readBalances, async ({ query, actor, language }) => {
    const { from, to } = query;
    if (from !== undefined && to !== undefined && from > to)
      throw new Problem('invalid', {
        refusals: [{ code: 'invalid', rule: 'ledger.daysInOrder', values: { from, to, field: 'to' } }],
      });
    const words = wordsOf(language);
    const balances = await balancesOf(pool, actor, query);
    return {
      lines: balances.map((line) => ({
        ...line,
        kind: accounts[line.account],
        name: words.text(`ledger.account.${line.account}`),
      })),
    };
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
