import { MOST_COLUMNS, MOST_FILE_BYTES, MOST_ROWS, Unusable } from './bounds.ts';
import { textCell, type Cell } from './cell.ts';
import type { Sheet } from './sheet.ts';

const SEPARATORS = [',', ';', '\t'];
/** Characters in which the separator is found. */
const SAMPLE = 4000;

const separatorOf = (text: string): string => {
  const sample = text.slice(0, SAMPLE);
  const counts = SEPARATORS.map((separator) => ({ separator, count: sample.split(separator).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).separator;
};

/** Splits text into cells; a cell in quotation marks may contain separators, lines and doubled quotation marks. */
function* cellsOf(text: string, separator: string): Generator<{ readonly text: string; readonly endsRow: boolean }> {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\r\n]*))(${separator}|\r\n|\n|\r|$)`, 'y');
  while (cell.lastIndex < text.length) {
    const [all = '', quoted, plain = '', end] = cell.exec(text) ?? [];
    if (all === '') return;
    yield { text: quoted === undefined ? plain : quoted.replaceAll('""', '"'), endsRow: end !== separator };
  }
}

/** Reads a file of separated values: commas, semicolons or tabs. */
export function csvSheet(bytes: Uint8Array<ArrayBuffer>): Sheet {
  if (bytes.length > MOST_FILE_BYTES) throw new Unusable({ id: 'tooLarge' });
  const text = new TextDecoder().decode(bytes);
  const rows: (Cell | undefined)[][] = [[]];
  for (const { text: written, endsRow } of cellsOf(text, separatorOf(text))) {
    rows.at(-1)?.push(textCell(written));
    if ((rows.at(-1)?.length ?? 0) > MOST_COLUMNS)
      throw new Unusable({ id: 'tooManyColumns', values: { most: MOST_COLUMNS } });
    if (endsRow) rows.push([]);
    if (rows.length > MOST_ROWS + 2) throw new Unusable({ id: 'tooManyRows', values: { most: MOST_ROWS } });
  }
  return { name: '', rows };
}
