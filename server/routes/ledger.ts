import { z } from 'zod';
import { accountNames, accounts, type Account } from '#machines/postings/accounts.ts';
import { Problem } from '../http/errors.ts';
import { wordsOf } from '../http/language.ts';
import { route, type Route } from '../http/route.ts';
import { balancesOf, balancesSchema } from '../store/balances.ts';
import { entriesOfLives } from '../store/entries.ts';
import { historyOf } from '../store/history.ts';
import { isVisible, rowsOf } from '../store/rows.ts';
import { nounOf, type Core } from './context.ts';

const account = {
  account: z.enum(accountNames as readonly [Account, ...Account[]]),
  kind: z.string(),
  /** The account's name in the asker's language. */
  name: z.string(),
};
const place = { party: z.string().nullable(), branch: z.string().nullable(), currency: z.string() };

/** The ledger in double entry, for the screens of finance: balances, and the lines that a life posted. */
export const ledgerRoutes = ({ pool }: Core): Route[] => [
  route({
    method: 'GET',
    path: '/api/ledger/balances',
    summary:
      "Balances of the accounts within the actor's scope over days of Myanmar's calendar, also by party or branch. Hundredths; above zero a debit.",
    query: balancesSchema,
    reply: z.strictObject({
      lines: z.array(
        z.strictObject({
          ...account,
          ...place,
          opening: z.int(),
          debit: z.int(),
          credit: z.int(),
          closing: z.int(),
        }),
      ),
    }),
    handle: async ({ query, actor, language }) => {
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
    },
  }),
  route({
    method: 'GET',
    path: '/api/ledger/:machine/:id',
    summary: 'The lines that the events of one life posted, oldest first. Hundredths; above zero a debit.',
    params: z.strictObject({ machine: z.string().max(64), id: z.string().max(128) }),
    reply: z.strictObject({
      lines: z.array(
        z.strictObject({
          ...account,
          ...place,
          waybill: z.string().nullable(),
          amount: z.int(),
          version: z.int(),
          /** The event that posted it. */
          type: z.string(),
          at: z.string(),
        }),
      ),
    }),
    handle: async ({ params: { machine, id }, actor, language }) => {
      const stream = { machine: nounOf(machine, actor).id, id };
      const row = (await rowsOf(pool, [stream])).get(`${machine}/${id}`);
      if (!row || !isVisible(actor, row)) throw new Problem('notFound');
      const [lines, events] = await Promise.all([entriesOfLives(pool, [stream]), historyOf(pool, stream)]);
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
    },
  }),
];
