import type { Words } from '#i18n/words.ts';
import { MOST_COLUMNS, MOST_FILE_BYTES, MOST_ROWS, Unusable } from './bounds.ts';
import { textCell, type Cell } from './cell.ts';
import type { Sheet } from './sheet.ts';
import { headKey } from './heads.ts';
import { headerOf, type ImportTemplate } from './template.ts';

/** Splits copied text into cells; a cell in quotation marks may contain tabs, lines and doubled quotation marks. */
function* cellsOf(text: string): Generator<{ readonly text: string; readonly endsRow: boolean }> {
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;
  while (cell.lastIndex < text.length) {
    const [all = '', quoted, plain = '', end] = cell.exec(text) ?? [];
    if (all === '') return;
    yield { text: quoted === undefined ? plain : quoted.replaceAll('""', '"'), endsRow: end !== '\t' };
  }
}

/** Reads rows copied from a spreadsheet. Without heads the cells are in the order of the template. */
export function pastedSheet(
  bytes: Uint8Array<ArrayBuffer>,
  { columns }: Pick<ImportTemplate, 'columns'>,
  languages: readonly Words[],
): Sheet {
  if (bytes.length > MOST_FILE_BYTES) throw new Unusable({ id: 'tooLarge' });
  const rows: (Cell | undefined)[][] = [[]];
  for (const { text, endsRow } of cellsOf(new TextDecoder().decode(bytes))) {
    rows.at(-1)?.push(textCell(text));
    if ((rows.at(-1)?.length ?? 0) > MOST_COLUMNS)
      throw new Unusable({ id: 'tooManyColumns', values: { most: MOST_COLUMNS } });
    if (endsRow) rows.push([]);
    if (rows.length > MOST_ROWS + 2) throw new Unusable({ id: 'tooManyRows', values: { most: MOST_ROWS } });
  }
  const filled = rows.filter((row) => row.some((cell) => cell !== undefined));
  const heads = new Set(languages.flatMap((words) => columns.map((column) => headKey(headerOf(column, words)))));
  const hasHeads = filled[0]?.some((cell) => cell?.kind === 'text' && heads.has(headKey(cell.text))) === true;
  const [words] = languages;
  const own = columns.map((column): Cell => ({ kind: 'text', text: words ? headerOf(column, words) : column.path }));
  return { name: '', rows: hasHeads ? filled : [own, ...filled] };
}
