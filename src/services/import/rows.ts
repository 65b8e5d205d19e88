import { cellName } from '#sheets/columns.ts';
import type { CellFault, Problem } from './problem.ts';
import { isBalance } from './balanceRow.ts';
import type { Cell } from './cell.ts';
import { swappedDay } from './days.ts';
import { coveredCell } from './merged.ts';
import { bankDayIn } from './moments.ts';
import { isEitherWay, isOfDays, monthFirstColumns } from './monthFirst.ts';
import { isDash } from './numbers.ts';
import type { Remark } from './remarks.ts';
import type { Sheet } from './sheet.ts';
import type { Skip } from './skipped.ts';
import { EXAMPLE_REMARK, exampleOf, type ImportTemplate } from './template.ts';
import { readCell, shownIn, textOf, type Reading } from './values.ts';
import { placesIn, type Places, type Layout } from './layout.ts';

/** The sender of rows that name none (§5), and the branch they leave from. */
export interface DefaultSender {
  readonly sender: Readonly<Record<string, string>>;
  readonly originBranch?: string;
}

/** Defaults of rows. */
export interface Usual {
  readonly sender: DefaultSender | null;
  /** The business customer who imports: all orders of the file are his. */
  readonly merchant: string | null;
}

/** A row of the sheet: its number in the spreadsheet, its cells, and the resulting payload. */
export interface ReadRow {
  readonly row: number;
  /** Texts of the template's columns. */
  readonly shown: readonly string[];
  /** Cells of the template's columns, to be read again after a correction. */
  readonly cells: readonly (Cell | undefined)[];
  readonly data: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
  /** Fields of the payload that the chosen sender fills. */
  readonly usual?: readonly string[];
  /** Set for a row that is not read. */
  readonly skipped?: Skip;
  /** Set for a row to look at. */
  readonly remarks?: readonly Remark[];
}

/** Puts a value where a path says, on an object without a prototype to pollute. */
const put = (data: Record<string, unknown>, path: string, value: unknown): void => {
  const [first = '', second] = path.split('.');
  if (second === undefined) data[first] = value;
  else data[first] = { ...(data[first] as object | undefined), [second]: value };
};

/** Returns whether a row has the remark of the example, and whether it is the example as the template has it. */
function exampleIn(
  { exampleIn: path }: Pick<ImportTemplate, 'exampleIn'>,
  cells: readonly (Cell | undefined)[],
  places: Places,
  { languages }: Pick<Reading, 'languages'>,
): 'none' | 'remark' | 'whole' {
  const marked = places.findIndex(({ column }) => column.path === path);
  const language = languages.find((words) => shownIn(cells[marked]) === words.text(EXAMPLE_REMARK));
  if (marked < 0 || !language) return 'none';
  const texts = places.map(({ column }) => String(exampleOf(column, language) ?? ''));
  const others = shownAs(cells, places).filter((_, place) => place !== marked);
  return others.every((text) => text === '') || others.join('\0') === texts.toSpliced(marked, 1).join('\0')
    ? 'whole'
    : 'remark';
}

const shownAs = (cells: readonly (Cell | undefined)[], places: Places): string[] =>
  places.map(({ column }, place) => textOf(cells[place], column.kind));

const skippedRow = (index: number, cells: readonly (Cell | undefined)[], places: Places, skipped: Skip): ReadRow => ({
  row: index + 1,
  shown: shownAs(cells, places),
  cells,
  data: {},
  problems: [],
  skipped,
});

/** Remarks on a row whose cells are at own places: it is read from another column, it is hidden, or something stands below an empty head of our columns. */
function remarksOn(sheet: Sheet, index: number, { places, heads }: Layout, own: Places, isForeign: boolean): Remark[] {
  const read = new Set(places.map(({ at }) => at));
  const beside = (sheet.rows[index] ?? []).filter(
    (cell, at) => cell !== undefined && !read.has(at) && sheet.rows[heads]?.[at] === undefined,
  );
  const headAt = (at = -1): string => shownIn(sheet.rows[heads]?.[at]);
  const elsewhere = places.filter(({ at }, place) => own[place]?.at !== at);
  return [
    ...elsewhere.map(
      ({ at, instead }) => ({ id: 'instead', values: { column: headAt(at), head: headAt(instead) } }) as const,
    ),
    ...(sheet.hidden?.has(index) ? [{ id: 'hidden' } as const] : []),
    ...(beside.length > 0 && !isForeign
      ? [{ id: 'unread', values: { content: beside.map(shownIn).join(' · ') } } as const]
      : []),
  ];
}

/**
 * The rows of a sheet that have content, each once: as a payload, or with the reason why it is not read. Of the example
 * that was overwritten, the remark alone is dropped.
 */
export function* readRows(
  template: Pick<ImportTemplate, 'given' | 'exampleIn' | 'foreign'>,
  sheet: Sheet,
  layout: Layout,
  reading: Reading,
  usual: Usual,
): Generator<ReadRow> {
  const { heads, record } = layout;
  const monthFirst = monthFirstColumns(sheet, layout);
  for (const [index, cells] of sheet.rows.entries()) {
    const content = cells.filter((cell) => cell !== undefined);
    if (index === heads || content.length === 0) continue;
    const isEmptyAt = (at: number): boolean =>
      cells[at] === undefined && coveredCell(sheet, index, at, heads) === undefined;
    const places = placesIn(layout.places, isEmptyAt);
    const own = places.map(({ at }) => cells[at]);
    const elsewhere = { content: content.map(shownIn).join(' · ') };
    if (index < heads) yield skippedRow(index, own, places, { id: 'aboveHeads', values: elsewhere });
    else if (own.every((cell) => cell === undefined))
      yield skippedRow(index, own, places, { id: 'noneOfOurs', values: elsewhere });
    else if (cells[record] !== undefined)
      yield skippedRow(index, own, places, { id: 'imported', values: { record: shownIn(cells[record]) } });
    else if (isBalance(template, places, cells))
      yield skippedRow(index, own, places, { id: 'balance', values: elsewhere });
    else {
      const example = exampleIn(template, own, places, reading);
      const unmarked = places.map(({ at, column }, place) =>
        example === 'remark' && column.path === template.exampleIn
          ? undefined
          : (own[place] ?? coveredCell(sheet, index, at, heads)),
      );
      if (example === 'whole') yield skippedRow(index, own, places, { id: 'example' });
      else {
        const remarks = remarksOn(sheet, index, layout, places, template.foreign !== undefined);
        const row = readRow(template.given, index, unmarked, places, { ...reading, monthFirst }, usual);
        yield remarks.length > 0 ? { ...row, remarks } : row;
      }
    }
  }
}

/** Returns the fault of a day that may be a month, beside others that surely are: with both days that it may be. */
function unsureDay(cell: Cell): { readonly fault: CellFault } | null {
  const dayFirst = bankDayIn(cell);
  if (dayFirst === null) return null;
  const [year, month, day] = dayFirst.split('-');
  return { fault: { id: 'dayOrMonth', values: { dayFirst, monthFirst: `${year}-${day}-${month}` } } };
}

/** Reads the cells of one row. */
export function readRow(
  given: ImportTemplate['given'],
  index: number,
  cells: readonly (Cell | undefined)[],
  places: Places,
  reading: Reading,
  { sender: usual, merchant }: Usual,
): ReadRow {
  const data: Record<string, unknown> = { ...given, ...(merchant !== null && { merchant }) };
  const problems: Problem[] = [];
  const isSenderNamed = places.some(({ column }, at) => column.path.startsWith('sender.') && cells[at] !== undefined);
  const isEmptyAt = (path: string): boolean =>
    places.every(({ column }, at) => column.path !== path || cells[at] === undefined);
  // A row that names another sender names the branch, too: that of the chosen one would be a guess.
  if (usual && !isSenderNamed) data['sender'] = { ...usual.sender };
  const isBranchUsual = !isSenderNamed && usual?.originBranch && isEmptyAt('originBranch');
  if (isBranchUsual) data['originBranch'] = usual.originBranch;
  places.forEach(({ column, at }, place) => {
    const cell = cells[place];
    if (cell === undefined || isDash(cell, column.kind)) {
      if (typeof column.need === 'object') put(data, column.path, column.need.usual);
      return;
    }
    const isUnsure = !reading.dayOrder && reading.monthFirst?.has(column.path) === true && isEitherWay(cell);
    const isSwapped = reading.dayOrder === 'monthFirst' && cell.kind === 'text' && isOfDays(column);
    const read = isSwapped ? { ...cell, text: swappedDay(cell.text) } : cell;
    const got = (isUnsure ? unsureDay(cell) : null) ?? readCell(read, column.kind, reading);
    if ('fault' in got)
      problems.push({
        cell: at < 0 ? null : cellName(index, at),
        value: textOf(cell, column.kind),
        fault: got.fault,
      });
    else if (got.value !== undefined) put(data, column.path, got.value);
  });
  const filled = [...(usual && !isSenderNamed ? ['sender'] : []), ...(isBranchUsual ? ['originBranch'] : [])];
  return { row: index + 1, shown: shownAs(cells, places), cells, data, problems, usual: filled };
}
