import { wordFailure } from '#services/failure.ts';
import { saveCsv, saveSheet } from '#services/saveSheet.ts';
import { fileNameOf } from '#sheets/report/fileName.ts';
import { serverInstant } from '#services/clock.ts';
import { Button } from '#views/ui/Button.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useCall } from '#views/data/useCall.ts';
import { useWords } from '#views/language/words.tsx';

/** Texts of a table to be saved. */
export interface SavedTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface SaveTableProps {
  readonly title: string;
  /** Reads every row that the filters in force leave. */
  readonly read: () => Promise<SavedTable> | SavedTable;
}

/** Buttons that save a table which is no list of records, as a spreadsheet and as CSV. */
export function SaveTable({ title, read }: SaveTableProps) {
  const words = useWords();
  const { call, isPending, failure } = useCall();
  const save = (ending: 'csv' | 'xlsx'): Promise<void> =>
    call(async () => {
      const { heads, rows } = await read();
      const moment = words.instant(serverInstant()).replaceAll('/', '-').replaceAll(':', '');
      const fileName = `${fileNameOf(`${title} ${moment}`)}.${ending}`;
      await (ending === 'csv' ? saveCsv(heads, rows, fileName) : saveSheet(fileNameOf(title), heads, rows, fileName));
    });
  return (
    <>
      <Button icon="download" isPending={isPending} onPress={() => void save('xlsx')}>
        {words.text('ui.report.xlsx')}
      </Button>
      <Button icon="download" isPending={isPending} onPress={() => void save('csv')}>
        {words.text('ui.report.csv')}
      </Button>
      {failure && <Notice tone="critical">{wordFailure(failure, words)}</Notice>}
    </>
  );
}
