import { failureOf, isUnanswered } from '../failure.ts';
import { propose, type Command, type Verdict } from '../propose.ts';
import { createEqualRows } from './equalRows.ts';
import { notAwaited, parentsFirst } from './ownRows.ts';
import { changeBy, type ImportRow, type RowBook } from './rowBook.ts';
import type { RowKeys } from './rowKeys.ts';
import type { ImportTemplate } from './template.ts';

/** Rows in one request: small enough to be answered in a second, many enough to share the cost of one. */
const BATCH = 200;
const BUSY_MS = 1000;

/** Result of a batch. */
export type WorkEnd =
  | { readonly end: 'finished' | 'stopped' | 'lost' }
  | { readonly end: 'failed'; readonly kind: string; readonly message: string };

export interface Work {
  readonly template: Pick<ImportTemplate, 'machine' | 'event' | 'numbered' | 'tree'>;
  readonly book: RowBook;
  readonly keys: RowKeys;
  readonly isWriting: boolean;
  /** Returns true to continue after the present batch. */
  readonly goesOn: () => boolean;
  readonly onChange: () => void;
}

/** Command of a row. Its key is shared with colleagues unless the row is imported again on purpose. */
const commandOf = (row: ImportRow, { keys, template }: Work): Command => ({
  key: keys.keyOf(row),
  ...(!row.isAgain && { sharedKey: true }),
  machine: template.machine,
  event: { type: template.event, ...row.data },
});

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const remaining = ({ book, isWriting }: Work): ImportRow[] =>
  book.all().filter(({ status, judged }) => status === 'good' && judged === isWriting);

/** Returns true if the server only asks to retry later. */
const isBusy = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure?.kind === 'invalid' && failure.code === 'tooMany';
};

const sent = async (
  commands: readonly Command[],
  dryRun: boolean,
  onResend: () => void,
): Promise<readonly Verdict[]> => {
  for (;;) {
    try {
      return await propose(commands, { dryRun, onResend });
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

/** A verdict of a row that was only judged, as if the good rows judged before it were written. */
const asInOrder = (verdict: Verdict, row: ImportRow, { template: { tree }, book }: Work): Verdict => {
  const { refusals = [] } = verdict;
  if (!tree || refusals.length === 0) return verdict;
  const before = book.all().filter(({ judged, status }) => judged && status === 'good');
  const left = refusals.filter((refusal) => notAwaited([refusal], row, tree, before).length > 0);
  return { ...verdict, refusals: left, ...(left.length === 0 && { status: 'accepted' }) };
};

/** Keeps with each ready row the first one that holds the same. */
function markEqualRows({ book, keys, template: { numbered } }: Work): void {
  const firstOf = numbered ? createEqualRows(numbered.path) : keys.sameAs;
  for (const row of book.all()) {
    const sameAs = row.status === 'good' ? firstOf(row) : null;
    if (sameAs !== row.sameAs) book.change(row.row, { sameAs });
  }
}

/**
 * Has the server judge or write the rows that are left, batch after batch. Keys follow from what a row holds, so that a
 * batch sent again, now or tomorrow, happens once.
 */
export async function work(wanted: Work): Promise<WorkEnd> {
  const { template, book, keys, isWriting, goesOn, onChange } = wanted;
  if (isWriting) keys.renumber(remaining(wanted));
  const inOrder = (): ImportRow[] => parentsFirst(remaining(wanted), template.tree);
  for (let left = inOrder(); left.length > 0; left = inOrder()) {
    for (let from = 0; from < left.length; from += BATCH) {
      if (!goesOn()) return { end: 'stopped' };
      const rows = left.slice(from, from + BATCH);
      const commands = rows.map((row) => commandOf(row, wanted));
      let own = new Set(commands.flatMap(({ key }) => (book.unanswered.has(key) ? [key] : [])));
      const onResend = (): void => void (own = new Set(commands.map(({ key }) => key)));
      try {
        if (isWriting) for (const { key } of commands) book.unanswered.add(key);
        const verdicts = await sent(commands, !isWriting, onResend);
        rows.forEach((row, index) => {
          const answer = verdicts[index];
          const verdict = answer && (isWriting ? answer : asInOrder(answer, row, wanted));
          if (verdict) book.unanswered.delete(verdict.key);
          // A row that was corrected meanwhile is judged again.
          if (verdict && book.row(row.row)?.data === row.data)
            book.change(
              row.row,
              changeBy(verdict, row, {
                isWriting,
                mayBeOwn: own.has(verdict.key),
                columns: book.columns,
                numbered: template.numbered,
              }),
            );
        });
        onChange();
      } catch (error) {
        return endOf(error);
      }
    }
  }
  if (!isWriting) markEqualRows(wanted);
  return { end: 'finished' };
}
