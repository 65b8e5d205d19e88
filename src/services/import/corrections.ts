import type { ReadingOptions } from './messages.ts';
import { remarksAgain } from './noted.ts';
import type { ImportRow, RowBook } from './rowBook.ts';
import type { ImportTemplate } from './template.ts';
import { withOwnRows } from './ownRows.ts';
import { onceIn, type Once } from './unique.ts';
import { inWorker } from './worker.ts';

/** Changes the texts of a row's cells. */
export type Correction = (texts: readonly string[]) => readonly string[];

interface Corrected {
  readonly template: Pick<ImportTemplate, 'unique' | 'names' | 'together' | 'columns' | 'numbered' | 'tree'>;
  readonly book: () => RowBook;
  readonly options: () => Promise<ReadingOptions>;
  /** Called after a row was judged again. */
  readonly onJudged: () => void;
}

/** Returns true for a wrong row that repeats a value of another row. */
const repeats = ({ status, problems }: ImportRow, number: number): boolean =>
  status === 'bad' && problems.some(({ fault }) => 'id' in fault && fault.values?.['row'] === number);

/** Good rows by what one row has, without one of them. */
const valuesBeside = (
  rows: readonly ImportRow[],
  number: number,
  { keyOf }: Pick<Once, 'keyOf'>,
): ReadonlyMap<string, number> =>
  new Map(
    rows.flatMap((one) => {
      const key = keyOf(one.data);
      const isOther = one.row !== number && one.status !== 'bad';
      return isOther && key !== null ? [[key, one.row]] : [];
    }),
  );

/** Returns what the rows bring that are read, without one of them. */
const besides = (rows: readonly ImportRow[], number: number): ImportRow['data'][] =>
  rows.flatMap(({ row, status, data }) => (row === number || status === 'skipped' ? [] : [data]));

/** Creates the function that reads a wrong row again with other texts, one correction after another. */
export function createCorrections({ template, book, options, onJudged }: Corrected) {
  let last: Promise<void> = Promise.resolve();

  const judgeAgain = async (row: ImportRow, texts: readonly string[]): Promise<void> => {
    const mine = book();
    const cells = texts.map((text, index) =>
      text === row.shown[index] ? row.cells?.[index] : text === '' ? undefined : ({ kind: 'text', text } as const),
    );
    const others = Object.fromEntries(
      onceIn(template, template.columns).map((once) => [once.name, valuesBeside(mine.all(), row.row, once)] as const),
    );
    const beside = template.numbered ? besides(mine.all(), row.row) : [];
    const places = mine.columns.map(({ at }) => at);
    const asked = await options();
    const names = withOwnRows(asked.names, template, besides(mine.all(), row.row));
    const answer = await inWorker({ ...asked, names, task: 'fix', row: row.row, cells, places, others, beside });
    const [judged] = answer.answer === 'rows' ? answer.rows : [];
    if (!judged || mine !== book()) return;
    const isBad = judged.problems.length > 0;
    const corrected = row.corrected || texts.some((text, index) => text !== row.shown[index]);
    const status = isBad ? 'bad' : 'good';
    const remarks = remarksAgain(row.remarks, judged.remarks);
    mine.change(row.row, { ...judged, remarks, status, judged: isBad, attempt: 0, sameAs: null, corrected });
    onJudged();
  };

  const correct = async (number: number, correction: Correction): Promise<void> => {
    const row = book().row(number);
    if (row?.status !== 'bad' || !row.cells) return;
    await judgeAgain(row, correction(row.shown));
    const repeating = book()
      .all()
      .filter((other) => repeats(other, number));
    for (const other of repeating) await judgeAgain(other, other.shown);
  };

  return (number: number, correction: Correction): Promise<void> => {
    const done = last.then(() => correct(number, correction));
    last = done.catch(() => undefined);
    return done;
  };
}
