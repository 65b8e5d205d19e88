import * as z from 'zod/mini';
import { accountGroupNames, accountNames, type Account } from '#machines/money/ledgerAccounts.ts';
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

/** Parts by which accounts are split. */
export const BALANCED_BY = ['account', 'party', 'branch', 'person', 'day', 'month', 'type'] as const;

const days = {
  /** Days of Myanmar's calendar, both included; without them, from the beginning until now. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
};

/** Selects balances: the days, the accounts, and how accounts are split. */
const balancesQuery = z.strictObject({
  ...days,
  by: withDefault(z.enum(BALANCED_BY), 'account'),
  account: z.optional(accountName),
  /** Accounts that are read together. */
  group: z.optional(z.enum(accountGroupNames)),
  party: z.optional(text(1, 64)),
  branch: z.optional(text(1, 64)),
});
export type BalancesWanted = z.infer<typeof balancesQuery>;

export const readBalances = contract({
  method: 'GET',
  path: '/api/ledger/balances',
  summary:
    "Returns the balances of the accounts within the actor's scope over Myanmar days, also by party, branch, person, day, month or type of event. In hundredths; a debit is positive.",
  query: balancesQuery,
  reply: z.object({
    lines: z.array(
      z.object({
        ...account,
        ...place,
        /** Person, day, month or type of event that the line is about; null when split otherwise. */
        part: maybe,
        /** Name of the party or person. */
        title: maybe,
        opening: z.int(),
        debit: z.int(),
        credit: z.int(),
        closing: z.int(),
      }),
    ),
  }),
});

/** Longest period of a general journal, in days. */
export const JOURNAL_MOST_DAYS = 366;

export const readJournal = contract({
  method: 'GET',
  path: '/api/ledger/journal',
  summary:
    "Returns the general journal of some Myanmar days as CSV: every line within the actor's scope, in the order of the days.",
  query: z.strictObject({ from: z.iso.date(), to: z.iso.date(), branch: z.optional(text(1, 64)) }),
  files: ['text/csv'],
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
