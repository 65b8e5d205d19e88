import { accounts } from '#machines/money/ledgerAccounts.ts';
import { fetchJournal, type BalanceLine } from '#services/ledger.ts';
import { saveFile } from '#services/save.ts';
import { wordFailure } from '#services/failure.ts';
import { useCall } from '#views/data/useCall.ts';
import { Button } from '#views/ui/Button.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';
import { saveBalances, type Part } from './saveBalances.ts';
import type { Books } from './useBooks.ts';

/** Props of the buttons that export some lines of the books. */
export interface ExportBooksProps {
  readonly title: string;
  readonly books: Books;
  readonly lines: readonly BalanceLine[] | null;
  /** Title and text of the part that each line is about; null when lines are whole accounts. */
  readonly parts: Part | null;
}

/** Saves the balances as a spreadsheet, and the general journal of the same days as CSV. */
export function ExportBooks({ title, books: { days, branch }, lines, parts }: ExportBooksProps) {
  const words = useWords();
  const { call, isPending, failure } = useCall();
  const fileName = (name: string, extension: string): string => `${name} ${days.from} ${days.to}.${extension}`;
  const saveJournal = (): Promise<void> =>
    call(async () => {
      const file = await fetchJournal({ ...days, ...(branch !== null && { branch }) });
      saveFile(file, fileName(words.text('ledger.journal.title'), 'csv'));
    });
  return (
    <>
      <Button
        icon="download"
        reason={lines === null || lines.length === 0 ? words.text('ui.books.nothing') : undefined}
        onPress={() =>
          void saveBalances(
            { title, lines: lines ?? [], part: parts, kindOf: ({ account }) => accounts[account] },
            words,
            fileName(title, 'xlsx'),
          )
        }
      >
        {words.text('ui.books.sheet')}
      </Button>
      <Button icon="download" isPending={isPending} onPress={() => void saveJournal()}>
        {words.text('ui.books.journal')}
      </Button>
      {failure && <Notice tone="critical">{wordFailure(failure, words)}</Notice>}
    </>
  );
}
