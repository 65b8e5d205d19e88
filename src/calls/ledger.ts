import * as z from 'zod/mini';
import { accountNames, type Account } from '#machines/postings/accounts.ts';
import { contract } from './contract.ts';
import { maybe, short, text, withDefault } from './shapes.ts';

const accountName = z.enum(accountNames as readonly [Account, ...Account[]]);

const account = {
  account: accountName,
  kind: z.string(),
  /** The account's name in the language of the request. */
  name: z.string(),
};
const place = { party: maybe, branch: maybe, currency: z.string() };

/** Selects balances: the days, and whether accounts are split by party or branch. */
const balancesQuery = z.strictObject({
  /** Days of Myanmar's calendar, both included; without them, from the beginning until now. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  by: withDefault(z.enum(['account', 'party', 'branch']), 'account'),
  account: z.optional(accountName),
  party: z.optional(text(1, 64)),
});
export type BalancesWanted = z.infer<typeof balancesQuery>;

export const readBalances = contract({
  method: 'GET',
  path: '/api/ledger/balances',
  summary:
    "Returns the balances of the accounts within the actor's scope over Myanmar days, also by party or branch. In hundredths; a debit is positive.",
  query: balancesQuery,
  reply: z.object({
    lines: z.array(
      z.object({ ...account, ...place, opening: z.int(), debit: z.int(), credit: z.int(), closing: z.int() }),
    ),
  }),
});

export const readPostings = contract({
  method: 'GET',
  path: '/api/ledger/:machine/:id',
  summary: 'Lists the lines that the events of one record posted, oldest first. In hundredths; a debit is positive.',
  params: z.strictObject({ machine: short(64), id: short(128) }),
  reply: z.object({
    lines: z.array(
      z.object({
        ...account,
        ...place,
        waybill: maybe,
        amount: z.int(),
        version: z.int(),
        /** Type of the event that posted it. */
        type: z.string(),
        at: z.string(),
      }),
    ),
  }),
  errors: ['notFound'],
});
