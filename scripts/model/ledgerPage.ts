import { accountNames, accounts } from '#machines/money/ledgerAccounts.ts';
import { postings } from '#machines/postings/index.ts';
import { both, table } from './page.ts';

/** Returns the page of the ledger: chart of accounts, postings of events, and reasons for events without postings. */
export function ledgerPage(): string {
  const all = Object.entries(postings);
  const posting = all.flatMap(([type, one]) => ('none' in one ? [] : [[type, one.accounts.join(', ')]]));
  const silent = all.flatMap(([type, one]) => ('none' in one ? [[type, one.none]] : []));
  return `${[
    '# The ledger\n\nWritten by `npm run docs:machines` from `src/machines/postings`: change the postings, not this page.',
    'What an event posts follows from the event and its life before and after it; nobody types it in. A debit is above zero, a credit below; the lines of an event balance in each currency. Passing accounts link two lives of one command and are at zero again when it is done.',
    `## Accounts\n\n${table(
      ['Account', 'Kind', 'Name'],
      accountNames.map((name) => [name, both(`ledger.kind.${accounts[name]}`), both(`ledger.account.${name}`)]),
    )}`,
    `## Events that post\n\n${table(['Event', 'Accounts'], posting)}`,
    `## Events of money that post nothing\n\n${table(['Event', 'Since'], silent)}`,
  ].join('\n\n')}\n`;
}
