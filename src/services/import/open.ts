import type { Words } from '#i18n/words.ts';
import { Unusable, type FileRefusal } from './bounds.ts';
import { csvSheet } from './csv.ts';
import { foreignLayout } from './foreign.ts';
import { headsIn, layoutOf, notReadIn } from './heads.ts';
import type { WorkerTask } from './messages.ts';
import { pastedSheet } from './pasted.ts';
import type { Layout } from './layout.ts';
import type { FileRemark } from './remarks.ts';
import { readSheets, type Sheet } from './sheet.ts';
import { shownIn } from './values.ts';

type ReadTask = Pick<Extract<WorkerTask, { task: 'read' }>, 'format' | 'bytes' | 'template' | 'chosen' | 'usual'>;

/** A reading with the fields of the record type, of which a file may have columns that no import takes. */
type Reads = ReadTask & { readonly fields?: readonly string[] };

/** A sheet with the layout of its columns. */
interface Opened {
  readonly sheet: Sheet;
  readonly layout: Layout;
}

/** Refusals of a sheet that has the columns: another sheet of the file would be read in its place, and this one lost. */
const OF_ITS_CONTENT: ReadonlySet<FileRefusal['id']> = new Set(['otherCurrency', 'otherAccount', 'columnsAlike']);

const hasContent = (row: Sheet['rows'][number]): boolean => row.some((cell) => cell !== undefined);

const hasRows = ({ sheet, layout }: Opened): boolean => sheet.rows.slice(layout.heads + 1).some(hasContent);

const sheetsOf = async (
  { format, bytes, template, usual }: ReadTask,
  languages: readonly Words[],
): Promise<Sheet[]> => {
  if (format === 'pasted') return [pastedSheet(bytes, template, languages, usual.merchant !== null)];
  return format === 'csv' ? [csvSheet(bytes)] : readSheets(bytes);
};

/** Finds the columns of a sheet; refuses one without them. */
function placed(sheet: Sheet, { template, chosen, fields }: Reads, languages: readonly Words[]): Opened {
  const { foreign } = template;
  if (sheet.refusal) throw new Unusable(sheet.refusal);
  const layout = foreign
    ? foreignLayout(template, foreign, sheet, chosen, languages)
    : layoutOf(template, sheet, languages, fields);
  return { sheet, layout };
}

/** Names of hidden sheets that have rows below the columns. */
const hiddenAmong = (sheets: readonly Sheet[], task: Reads, languages: readonly Words[]): string[] =>
  sheets
    .filter(({ isHidden }) => isHidden)
    .filter((sheet) => {
      try {
        return hasRows(placed(sheet, task, languages));
      } catch (error) {
        if (!(error instanceof Unusable)) throw error;
        return false;
      }
    })
    .map(({ name }) => name);

/** Heads of hidden columns that have something below them. */
const hiddenHeads = ({ sheet: { rows, hiddenColumns }, layout: { places, heads } }: Opened): string[] =>
  places
    .filter(({ at }) => hiddenColumns?.has(at) && rows.slice(heads + 1).some((row) => row[at] !== undefined))
    .map(({ at }) => shownIn(rows[heads]?.[at]));

/** Remarks on columns of which another one is read where they are empty. */
const readInstead = ({ sheet, layout: { places, heads } }: Opened): FileRemark[] => {
  const texts = headsIn(sheet, heads);
  return places.flatMap(({ at, instead }) =>
    instead === undefined
      ? []
      : [{ id: 'instead', values: { column: texts[at] ?? '', head: texts[instead] ?? '' } } as const],
  );
};

/** Remarks on what a file does not show. */
const remarksOn = (
  opened: Opened,
  hiddenSheets: string,
  { template }: ReadTask,
  languages: readonly Words[],
): FileRemark[] => {
  const columns = hiddenHeads(opened).join(', ');
  const { sheet, layout } = opened;
  const left = notReadIn(template, headsIn(sheet, layout.heads), layout, languages).join(', ');
  return [
    ...(hiddenSheets === '' ? [] : [{ id: 'hiddenSheet', values: { names: hiddenSheets } } as const]),
    ...(columns === '' ? [] : [{ id: 'hiddenColumns', values: { names: columns } } as const]),
    ...readInstead(opened),
    ...(left === '' ? [] : [{ id: 'notRead', values: { names: left } } as const]),
  ];
};

/**
 * Finds the sheet of a file that has the columns, and where they are; refuses several, of which all but one would be
 * lost. Hidden sheets are named, not read.
 */
export async function open(
  task: Reads,
  languages: readonly Words[],
): Promise<Opened & { readonly remarks: readonly FileRemark[] }> {
  const sheets = await sheetsOf(task, languages);
  const hidden = hiddenAmong(sheets, task, languages).join(', ');
  const full = sheets.filter(({ rows, refusal, isHidden }) => !isHidden && (refusal ?? rows.some(hasContent)));
  const [found, refusals]: [Opened[], Unusable[]] = [[], []];
  for (const sheet of full) {
    try {
      found.push(placed(sheet, task, languages));
    } catch (error) {
      if (!(error instanceof Unusable) || OF_ITS_CONTENT.has(error.refusal.id)) throw error;
      refusals.push(error);
    }
  }
  const [first, ...others] = found.filter(hasRows);
  if (others.length > 0 && first && !task.chosen) {
    const names = [first, ...others].map(({ sheet }) => sheet.name).join(', ');
    throw new Unusable({ id: 'severalSheets', values: { names } });
  }
  const opened = first ?? found[0];
  if (hidden !== '' && !first) throw new Unusable({ id: 'hiddenSheets', values: { names: hidden } });
  if (!opened) throw refusals[0] ?? new Unusable({ id: 'empty' });
  return { ...opened, remarks: remarksOn(opened, hidden, task, languages) };
}
