import type { BalanceLine } from '#services/ledger.ts';
import { useReferences } from '#views/shapes/fields/references.ts';
import { Section } from '#views/ui/Card.tsx';
import { Select } from '#views/ui/Select.tsx';
import type { Asked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { Answered } from './Answered.tsx';
import { balanceColumns } from './balanceColumns.ts';
import { groupsOf } from './balanceTable.ts';
import { BooksPage } from './BooksPage.tsx';
import { FigureTable } from './FigureTable.tsx';
import * as css from './ledger.css.ts';
import { behindPart, partOf } from './parts.ts';
import { partText, PartTitle } from './partTitles.tsx';
import { useBalances, useBooks, type Books } from './useBooks.ts';

const PARTS = ['branch', 'person', 'party', 'day', 'month'] as const;
type StatBy = (typeof PARTS)[number];

/** Receivable Payable Stat (§2): what is owed to and by the company, by branch, person, party, day or month. */
export default function ReceivablePayable() {
  const words = useWords();
  const books = useBooks();
  const { nameOf } = useReferences('branch');
  const by = PARTS.find((one) => one === books.value('by')) ?? 'branch';
  const receivables = useBalances(books, { by, group: 'receivables' });
  const payables = useBalances(books, { by, group: 'payables' });
  const lines = receivables.answer && payables.answer && [...receivables.answer, ...payables.answer];
  return (
    <BooksPage
      title={words.text('ui.books.stat')}
      books={books}
      onRefresh={() => {
        receivables.reload();
        payables.reload();
      }}
      exported={{
        lines,
        parts: { title: words.text(`ui.books.by.${by}`), of: (line) => partText(line, by, words, nameOf) },
      }}
      choices={
        <div className={css.field}>
          <Select
            label={words.text('ui.books.groupedBy')}
            choices={PARTS.map((one) => ({ id: one, label: words.text(`ui.books.by.${one}`) }))}
            value={by}
            onChange={(key) => books.set({ by: key === 'branch' ? null : String(key) })}
          />
        </div>
      }
    >
      <Side books={books} asked={receivables} by={by} group="receivables" />
      <Side books={books} asked={payables} by={by} group="payables" />
    </BooksPage>
  );
}

interface SideProps {
  readonly books: Books;
  readonly asked: Asked<readonly BalanceLine[]>;
  readonly by: StatBy;
  readonly group: 'receivables' | 'payables';
}

function Side({ books, asked, by, group }: SideProps) {
  const words = useWords();
  const title = words.text(`ui.books.group.${group}`);
  const columns = balanceColumns(words, books.days, (lines) => ({
    accounts: [...new Set(lines.map(({ account }) => account))],
    ...(books.branch !== null && { branch: books.branch }),
    ...(lines[0] && isOnePart(lines) && behindPart(lines[0], by)),
  }));
  return (
    <Section flush title={title} description={words.text(`ui.books.${group}Hint`)}>
      <Answered asked={asked}>
        {(lines) => (
          <FigureTable
            label={title}
            name={words.text(`ui.books.by.${by}`)}
            columns={columns}
            groups={groupsOf(
              lines,
              (line) => partOf(line) ?? '',
              ({ account }) => account,
            ).toSorted((one, other) => (by === 'day' || by === 'month' ? (one.key < other.key ? -1 : 1) : 0))}
            groupTitle={({ lines: [line] }) => line && <PartTitle line={line} by={by} words={words} />}
            {...(by !== 'day' && by !== 'month' && { totalTitle: words.text('ui.books.total') })}
          />
        )}
      </Answered>
    </Section>
  );
}

/** Returns true if the lines are about one part; a total is about several. */
const isOnePart = (lines: readonly BalanceLine[]): boolean => new Set(lines.map(partOf)).size === 1;
