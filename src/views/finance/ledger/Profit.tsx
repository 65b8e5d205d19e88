import { accounts } from '#machines/money/ledgerAccounts.ts';
import type { BalanceLine } from '#services/ledger.ts';
import { Section } from '#views/ui/Card.tsx';
import { Select } from '#views/ui/Select.tsx';
import { useWords } from '#views/language/words.tsx';
import { postingsAddress } from './addresses.ts';
import { Answered } from './Answered.tsx';
import { groupsOf, type CurrencyCode } from './balanceTable.ts';
import { BooksPage } from './BooksPage.tsx';
import { FigureTable, type FigureColumn } from './FigureTable.tsx';
import * as css from './ledger.css.ts';
import { partText, PartTitle } from './partTitles.tsx';
import { useReferences } from '#views/shapes/fields/references.ts';
import { useBalances, useBooks } from './useBooks.ts';

const COMPANY = '-';
const ROWS = ['branch', 'line'] as const;

const resultOf = (lines: readonly BalanceLine[]): number =>
  lines.reduce((sum, { debit, credit }) => sum + credit - debit, 0);
const ofKind = (lines: readonly BalanceLine[], kind: 'income' | 'expense'): readonly BalanceLine[] =>
  lines.filter(({ account }) => accounts[account] === kind);

/** Profit by branch and line: income, expense and profit of some days, each figure with its postings. */
export default function Profit() {
  const words = useWords();
  const books = useBooks();
  const { nameOf } = useReferences('branch');
  const rows = ROWS.find((one) => one === books.value('rows')) ?? 'branch';
  const asked = useBalances(books, { by: 'branch', group: 'result' });
  const title = words.text('ui.books.profit');
  const hrefOf = (lines: readonly BalanceLine[], currency: CurrencyCode): string | null => {
    const branches = new Set(lines.map(({ branch }) => branch));
    const [branch] = branches;
    return lines.length === 0
      ? null
      : postingsAddress({
          accounts: [...new Set(lines.map(({ account }) => account))],
          ...books.days,
          ...(branches.size === 1 ? { branch } : books.branch !== null && { branch: books.branch }),
          currency,
        });
  };
  const plain = (value: number): string => words.amount(value);
  const columns: readonly FigureColumn[] = [
    {
      id: 'income',
      title: words.text('ui.books.income'),
      value: (lines) => resultOf(ofKind(lines, 'income')),
      text: plain,
      hrefOf: (lines, currency) => hrefOf(ofKind(lines, 'income'), currency),
    },
    {
      id: 'expense',
      title: words.text('ui.books.expense'),
      value: (lines) => -resultOf(ofKind(lines, 'expense')),
      text: plain,
      hrefOf: (lines, currency) => hrefOf(ofKind(lines, 'expense'), currency),
    },
    { id: 'profit', title: words.text('ui.books.result'), value: resultOf, text: plain, hrefOf },
  ];
  const branchKey = ({ branch }: BalanceLine): string => branch ?? COMPANY;
  const lineKey = ({ account }: BalanceLine): string => account;
  const byBranch = rows === 'branch';
  const branchTitle = (line: BalanceLine | undefined) => line && <PartTitle line={line} by="branch" words={words} />;
  return (
    <BooksPage
      title={title}
      books={books}
      onRefresh={asked.reload}
      exported={{
        lines: asked.answer,
        parts: {
          title: words.text('ui.books.by.branch'),
          of: (line) => partText(line, 'branch', words, nameOf),
        },
      }}
      choices={
        <div className={css.field}>
          <Select
            label={words.text('ui.books.rows')}
            choices={ROWS.map((one) => ({ id: one, label: words.text(`ui.books.rows.${one}`) }))}
            value={rows}
            onChange={(key) => books.set({ rows: key === 'branch' ? null : String(key) })}
          />
        </div>
      }
    >
      <Answered asked={asked}>
        {(lines) => {
          const moved = lines.filter(({ debit, credit }) => debit !== 0 || credit !== 0);
          return (
            <Section flush title={title} description={words.text('ui.books.profitHint')}>
              <FigureTable
                label={title}
                name={words.text(`ui.books.rows.${rows}`)}
                columns={columns}
                groups={byBranch ? groupsOf(moved, branchKey, lineKey) : groupsOf(moved, lineKey, branchKey)}
                groupTitle={({ lines: [line] }) => (byBranch ? branchTitle(line) : line?.name)}
                rowTitle={({ lines: [line] }) => (byBranch ? line?.name : branchTitle(line))}
                totalTitle={words.text('ui.books.total')}
              />
            </Section>
          );
        }}
      </Answered>
    </BooksPage>
  );
}
