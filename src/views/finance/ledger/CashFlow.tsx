import { FLOWS, flowOf } from '#machines/postings/flows.ts';
import type { BalanceLine } from '#services/ledger.ts';
import { eventTitle } from '#views/shapes/log/eventNames.tsx';
import { Section } from '#views/ui/Card.tsx';
import { useWords } from '#views/language/words.tsx';
import { postingsAddress } from './addresses.ts';
import { Answered } from './Answered.tsx';
import { balanceColumns } from './balanceColumns.ts';
import { groupsOf, type CurrencyCode } from './balanceTable.ts';
import { BooksPage } from './BooksPage.tsx';
import { FigureTable, type FigureColumn } from './FigureTable.tsx';
import { useBalances, useBooks } from './useBooks.ts';

const placeOf = ({ part }: BalanceLine): number => FLOWS.findIndex((flow) => flow === flowOf(part ?? ''));
const sumOf = (lines: readonly BalanceLine[], field: 'debit' | 'credit'): number =>
  lines.reduce((sum, line) => sum + line[field], 0);

/** Cash flow: the company's money by account, and what brought it in or took it out. */
export default function CashFlow() {
  const words = useWords();
  const books = useBooks();
  const byAccount = useBalances(books, { by: 'account', group: 'money' });
  const byType = useBalances(books, { by: 'type', group: 'money' });
  const title = words.text('ui.books.cashFlow');
  const branch = books.branch !== null && { branch: books.branch };
  const accountsIn = (lines: readonly BalanceLine[]) => [...new Set(lines.map(({ account }) => account))];
  const hrefOf = (lines: readonly BalanceLine[], currency: CurrencyCode, side?: 'debit' | 'credit'): string =>
    postingsAddress({
      accounts: accountsIn(lines),
      ...books.days,
      ...branch,
      type: [...new Set(lines.flatMap(({ part }) => part ?? []))].join(','),
      currency,
      side,
    });
  const plain = (value: number): string => words.amount(value);
  const flows: readonly FigureColumn[] = [
    {
      id: 'in',
      title: words.text('ui.books.in'),
      value: (lines) => sumOf(lines, 'debit'),
      text: plain,
      hrefOf: (lines, currency) => hrefOf(lines, currency, 'debit'),
    },
    {
      id: 'out',
      title: words.text('ui.books.out'),
      value: (lines) => sumOf(lines, 'credit'),
      text: plain,
      hrefOf: (lines, currency) => hrefOf(lines, currency, 'credit'),
    },
    {
      id: 'net',
      title: words.text('ui.books.net'),
      value: (lines) => sumOf(lines, 'debit') - sumOf(lines, 'credit'),
      text: plain,
      hrefOf: (lines, currency) => hrefOf(lines, currency),
    },
  ];
  const accountTitle = words.text('ui.books.moneyByAccount');
  const flowTitle = words.text('ui.books.moneyByFlow');
  return (
    <BooksPage
      title={title}
      books={books}
      onRefresh={() => {
        byAccount.reload();
        byType.reload();
      }}
      exported={{
        lines: byType.answer,
        parts: { title: words.text('ui.books.by.type'), of: ({ part }) => eventTitle(part ?? '', words) },
      }}
    >
      <Section flush title={accountTitle} description={words.text('ui.books.moneyByAccountHint')}>
        <Answered asked={byAccount}>
          {(lines) => (
            <FigureTable
              label={accountTitle}
              name={words.text('ui.books.by.account')}
              columns={balanceColumns(words, books.days, (own) => ({ accounts: accountsIn(own), ...branch }))}
              groups={groupsOf(
                lines,
                ({ account }) => account,
                ({ account }) => account,
              )}
              groupTitle={({ lines: [line] }) => line?.name}
              totalTitle={words.text('ui.books.total')}
            />
          )}
        </Answered>
      </Section>
      <Section flush title={flowTitle} description={words.text('ui.books.moneyByFlowHint')}>
        <Answered asked={byType}>
          {(lines) => (
            <FigureTable
              label={flowTitle}
              name={words.text('ui.books.flow')}
              columns={flows}
              groups={groupsOf(
                lines
                  .filter(({ debit, credit }) => debit !== 0 || credit !== 0)
                  .toSorted((one, other) => placeOf(one) - placeOf(other)),
                ({ part }) => flowOf(part ?? '') ?? 'moved',
                ({ part }) => part ?? '',
              )}
              groupTitle={({ key }) => words.text<string>(`ui.books.flow.${key}`)}
              rowTitle={({ key }) => eventTitle(key, words)}
              totalTitle={words.text('ui.books.total')}
            />
          )}
        </Answered>
      </Section>
    </BooksPage>
  );
}
