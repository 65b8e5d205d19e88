import { failureOf, isUnanswered } from '../failure.ts';
import { propose, type Command, type Verdict } from '../propose.ts';
import { changeBy, type ImportRow, type RowBook } from './rowBook.ts';
import type { ImportTemplate } from './template.ts';

/** Rows in one request: small enough to be answered in a second, many enough to share the cost of one. */
const BATCH = 200;
const BUSY_MS = 1000;

/** Result of a batch. */
export type WorkEnd =
  | { readonly end: 'finished' | 'stopped' | 'lost' }
  | { readonly end: 'failed'; readonly kind: string; readonly message: string };

export interface Work {
  readonly template: Pick<ImportTemplate, 'machine' | 'event'>;
  readonly book: RowBook;
  /** Hash of the file: with the row's number it forms the key. */
  readonly hash: string;
  readonly isWriting: boolean;
  /** Returns true to continue after the present batch. */
  readonly goesOn: () => boolean;
  readonly onChange: () => void;
}

const commandOf = ({ row, attempt, data }: ImportRow, { hash, template }: Work): Command => ({
  key: `import:${hash}:${row}:${attempt}`,
  machine: template.machine,
  event: { type: template.event, ...data },
});

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const remaining = ({ book, isWriting }: Work): ImportRow[] =>
  book.all().filter(({ status, judged }) => status === 'good' && judged === isWriting);

/** Returns true if the server only asks to retry later. */
const isBusy = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure?.kind === 'invalid' && failure.code === 'tooMany';
};

const sent = async (commands: readonly Command[], dryRun: boolean): Promise<readonly Verdict[]> => {
  for (;;) {
    try {
      return await propose(commands, { dryRun });
    } catch (error) {
      if (!isBusy(error)) throw error;
      await pause(BUSY_MS);
    }
  }
};

const endOf = (error: unknown): WorkEnd => {
  const failure = failureOf(error);
  if (!failure) throw error;
  if (isUnanswered(failure)) return { end: 'lost' };
  return { end: 'failed', kind: failure.kind, message: 'message' in failure ? failure.message : '' };
};

/**
 * Has the server judge or write the rows that are left, batch after batch. Keys follow from the file and the row, so that a
 * batch sent again, now or tomorrow, happens once.
 */
export async function work(wanted: Work): Promise<WorkEnd> {
  const { book, isWriting, goesOn, onChange } = wanted;
  for (let left = remaining(wanted); left.length > 0; left = remaining(wanted)) {
    for (let from = 0; from < left.length; from += BATCH) {
      if (!goesOn()) return { end: 'stopped' };
      const rows = left.slice(from, from + BATCH);
      try {
        const verdicts = await sent(
          rows.map((row) => commandOf(row, wanted)),
          !isWriting,
        );
        rows.forEach((row, index) => {
          const verdict = verdicts[index];
          // A row that was corrected meanwhile is judged again.
          if (verdict && book.row(row.row)?.attempt === row.attempt)
            book.change(row.row, changeBy(verdict, row, { isWriting, columns: book.columns }));
        });
        onChange();
      } catch (error) {
        return endOf(error);
      }
    }
  }
  return { end: 'finished' };
}
