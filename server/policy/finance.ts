import type { Rows } from './row.ts';

/** Policy of what is owed, papers and the ledger. */
export const finance = {
  'GET /api/finance/positions': {
    access: ['ledger.read'],
    scope: 'counts and sums of rows of own branches, or own merchant; only of <machine>.read',
    rateClass: 'read',
  },
  'GET /api/finance/debts': {
    access: ['ledger.read'],
    scope: 'debts of rows of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
  },
  'POST /api/finance/reminders': {
    access: ['notice.sent'],
    scope: 'debts of rows of own branches; <machine>.read; notices to accounts of the customer that may read the debt',
    rateClass: 'write',
  },
  'GET /api/finance/accounts/:machine/:id': {
    access: ['paymentSlip.drawn', 'refund.requested', 'merchant.mainAccountSet'],
    scope:
      'the customer of a record of own branches; <machine>.read and the permission of an event that names the account',
    rateClass: 'read',
  },
  'GET /api/finance/papers/:machine/:id': {
    access: 'session',
    scope: 'aggregates of own branches, or own merchant; <machine>.read',
    rateClass: 'import',
  },
  'GET /api/finance/statement': {
    access: ['bill.read'],
    scope: 'bills, settlements and slips of own branches, or own merchant; of an app user: appUser.read',
    rateClass: 'import',
  },
  'GET /api/ledger/balances': {
    access: ['ledger.read'],
    scope: "lines of own branches, or own merchant; the company's with the whole company in scope",
    rateClass: 'read',
  },
  'GET /api/ledger/agreement': {
    access: ['period.read'],
    scope: 'numbers of records over the whole company that do not agree; no data of them',
    rateClass: 'export',
  },
  'GET /api/ledger/journal': {
    access: ['ledger.read'],
    scope: "lines of own branches, or own merchant; the company's with the whole company in scope",
    rateClass: 'export',
  },
  'GET /api/ledger/:machine/:id': {
    access: ['ledger.read'],
    scope: 'lines of aggregates of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
  },
} as const satisfies Rows;
