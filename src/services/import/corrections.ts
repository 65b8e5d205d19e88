import type { Cell } from './cell.ts';
import type { ReadingOptions } from './messages.ts';
import { monthFirstAmong, type DayOrder } from './monthFirst.ts';
import { remarksAgain } from './noted.ts';
import type { ImportRow, RowBook } from './rowBook.ts';
import type { ImportTemplate } from './template.ts';
import { withOwnRows } from './ownRows.ts';
import { onceIn, type Once } from './unique.ts';
import { hasOrderedDay, isSaidOtherwise } from './unsure.ts';
import { inWorker } from './worker.ts';

/** Changes the texts of a row's cells. */
export type Correction = (texts: readonly string[]) => readonly string[];

/** A row to be judged again, with the texts that it has now. */
interface Again {
  readonly row: ImportRow;
  readonly texts: readonly string[];
}

interface Corrected {
  readonly template: Pick<ImportTemplate, 'unique' | 'names' | 'together' | 'columns' | 'numbered' | 'tree'>;
  readonly book: () => RowBook;
  readonly options: () => Promise<ReadingOptions>;
  /** Called after rows were judged again. */
  readonly onJudged: () => void;
}

type Cells = readonly (Cell | undefined)[];

const cellsOf = ({ row, texts }: Again): Cells =>
  texts.map((text, index) =>
    text === row.shown[index] ? row.cells?.[index] : text === '' ? undefined : ({ kind: 'text', text } as const),
  );

/** Returns true for a wrong row that repeats a value of another row. */
const repeats = ({ status, problems }: ImportRow, number: number): boolean =>
  status === 'bad' && problems.some(({ fault }) => 'id' in fault && fault.values?.['row'] === number);

/** Good rows by what one row has, without some of them. */
const valuesBeside = (
  rows: readonly ImportRow[],
  without: ReadonlySet<number>,
  { keyOf }: Pick<Once, 'keyOf'>,
): ReadonlyMap<string, number> =>
  new Map(
    rows.flatMap((one) => {
      const key = keyOf(one.data);
      const isOther = !without.has(one.row) && one.status !== 'bad';
      return isOther && key !== null ? [[key, one.row]] : [];
    }),
  );

/** Returns what the rows bring that are read, without some of them. */
const besides = (rows: readonly ImportRow[], without: ReadonlySet<number>): ImportRow['data'][] =>
  rows.flatMap(({ row, status, data }) => (without.has(row) || status === 'skipped' ? [] : [data]));

/** Cells of the rows below the heads, some of them changed. */
const cellsNow = (rows: readonly ImportRow[], changed: ReadonlyMap<number, Cells>): Cells[] =>
  rows.flatMap(({ row, cells, skipped }) => (skipped?.id === 'aboveHeads' ? [] : [changed.get(row) ?? cells ?? []]));

/** Creates what reads rows again with other texts, or with their days in another order, one correction after another. */
export function createCorrections({ template, book, options, onJudged }: Corrected) {
  let last: Promise<void> = Promise.resolve();
  let said: { readonly of: RowBook; readonly order: DayOrder } | null = null;
  const dayOrder = (): DayOrder | undefined => (said?.of === book() ? said.order : undefined);

  const judgeAgain = async (again: readonly Again[]): Promise<void> => {
    const mine = book();
    const all = mine.all();
    const changed = new Map(again.map((one) => [one.row.row, cellsOf(one)]));
    const byNumber = new Map(again.map((one) => [one.row.row, one]));
    const numbers = new Set(changed.keys());
    const others = Object.fromEntries(
      onceIn(template, template.columns).map((once) => [once.name, valuesBeside(all, numbers, once)] as const),
    );
    const asked = await options();
    // A row is not above itself; of several that are read again, one may be above another.
    const own = besides(all, again.length === 1 ? numbers : new Set());
    const answer = await inWorker({
      ...asked,
      names: withOwnRows(asked.names, template, own),
      task: 'fix',
      rows: Array.from(changed, ([row, cells]) => ({ row, cells })),
      monthFirst: monthFirstAmong(cellsNow(all, changed), template.columns),
      dayOrder: dayOrder(),
      places: mine.columns.map(({ at }) => at),
      others,
      beside: template.numbered ? besides(all, numbers) : [],
    });
    if (answer.answer !== 'rows' || mine !== book()) return;
    for (const judged of answer.rows) {
      const one = byNumber.get(judged.row);
      if (!one) continue;
      const { row, texts } = one;
      const isBad = judged.problems.length > 0;
      const corrected = row.corrected || texts.some((text, index) => text !== row.shown[index]);
      const status = isBad ? 'bad' : 'good';
      const remarks = remarksAgain(row.remarks, judged.remarks);
      mine.change(row.row, { ...judged, remarks, status, judged: isBad, attempt: 0, sameAs: null, corrected });
    }
    onJudged();
  };

  /** Rows of which something else may be said after the correction of one. */
  const concerned = (number: number): ImportRow[] => {
    const rows = book().all();
    const monthFirst = monthFirstAmong(cellsNow(rows, new Map()), template.columns);
    const isOrdered = dayOrder() !== undefined;
    return rows.filter(
      (other) => repeats(other, number) || (!isOrdered && isSaidOtherwise(other, book().columns, monthFirst)),
    );
  };

  const correct = async (number: number, correction: Correction): Promise<void> => {
    const row = book().row(number);
    if (row?.status !== 'bad' || !row.cells) return;
    await judgeAgain([{ row, texts: correction(row.shown) }]);
    const others = concerned(number);
    if (others.length > 0) await judgeAgain(others.map((other) => ({ row: other, texts: other.shown })));
  };

  const order = async (wanted: DayOrder): Promise<void> => {
    said = { of: book(), order: wanted };
    const rows = book()
      .all()
      .filter((row) => hasOrderedDay(row, template.columns));
    if (rows.length > 0) await judgeAgain(rows.map((row) => ({ row, texts: row.shown })));
  };

  const inTurn = (act: () => Promise<void>): Promise<void> => {
    const done = last.then(act);
    last = done.catch(() => undefined);
    return done;
  };

  return {
    /** Reads a wrong row again with changed texts. */
    correct: (number: number, correction: Correction) => inTurn(() => correct(number, correction)),
    /** Reads all days of the file again in one order. */
    orderDays: (wanted: DayOrder) => inTurn(() => order(wanted)),
    /** Order of all days of the file, as a person said; undefined where nobody has. */
    dayOrder,
  };
}
