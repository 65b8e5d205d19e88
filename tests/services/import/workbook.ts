import { cellName } from '#sheets/columns.ts';
import { escaped } from '#sheets/cell.ts';
import { createZip } from '#sheets/zip.ts';

/** A formula with its value; a library that writes files may leave it out. */
interface Formula {
  readonly formula: string;
  readonly value: string | number | { readonly error: string } | typeof MISSING | typeof EMPTY;
}

/** Value of a formula that is not written at all, and one that is written empty without a type. */
export const MISSING = Symbol('missing');
export const EMPTY = Symbol('empty');

/** A cell as a person left it: what it holds, and the format that shows it: its number or its code. */
export interface Written {
  readonly holds: string | number | boolean | { readonly error: string } | Formula;
  readonly format?: string | number;
}

/** One sheet of a workbook: cells by row and column; null is an empty cell that has a format. */
export interface WrittenSheet {
  readonly name: string;
  readonly rows: readonly (readonly (Written | null | undefined)[])[];
  readonly hidden?: true;
  /** Positions of rows that are hidden or filtered away. */
  readonly hiddenRows?: readonly number[];
  /** Positions of columns that are hidden. */
  readonly hiddenColumns?: readonly number[];
  /** Ranges of cells that are merged. */
  readonly merges?: readonly string[];
  /** XML after the rows. */
  readonly below?: string;
}

/** Habits of a program that writes workbooks. */
export interface Writer {
  readonly main: string;
  readonly sheetFile: (number: number) => string;
  /** Prefix of the elements of a sheet. */
  readonly prefix: '' | 'x:';
  readonly strings: 'shared' | 'inline';
  readonly hasDimension: boolean;
  /** Relationships begin at the root of the archive. */
  readonly isAbsolute: boolean;
  /** Pictures in cells, each a part of its own. */
  readonly pictures: number;
}

const PLAIN: Writer = {
  main: 'workbook.xml',
  sheetFile: (number) => `sheet${number}.xml`,
  prefix: '',
  strings: 'shared',
  hasDimension: true,
  isAbsolute: false,
  pictures: 0,
};

/** Programs by their habits, as their files show them. */
export const WRITERS = {
  excel: PLAIN,
  wps: { ...PLAIN, pictures: 80 },
  libreOffice: { ...PLAIN, hasDimension: false },
  openXml: {
    ...PLAIN,
    main: 'workbook2.xml',
    prefix: 'x:',
    sheetFile: (number) => `sheetA${number}.xml`,
    isAbsolute: true,
  },
  google: { ...PLAIN, hasDimension: false, strings: 'inline' },
} as const satisfies Readonly<Record<string, Writer>>;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const CUSTOM_FROM = 164;

/** Numbers the formats and the texts of a workbook as they are met. */
function createTables() {
  const [formats, texts]: [(string | number)[], string[]] = [[0], []];
  const placeIn = <One>(list: One[], one: One): number => (list.includes(one) ? list.indexOf(one) : list.push(one) - 1);
  return {
    style: (format: string | number = 0): number => placeIn(formats, format),
    text: (text: string): number => placeIn(texts, text),
    stylesXml: (): string => {
      const codes = formats.filter((format) => typeof format === 'string');
      const idOf = (format: string | number): number =>
        typeof format === 'number' ? format : CUSTOM_FROM + codes.indexOf(format);
      const custom = codes.map((code) => `<numFmt numFmtId="${idOf(code)}" formatCode="${escaped(code)}"/>`).join('');
      const looks = formats
        .map((format) => `<xf numFmtId="${idOf(format)}" fontId="0" applyNumberFormat="1"/>`)
        .join('');
      return `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${codes.length}">${custom}</numFmts><fonts count="1"><font/></fonts><cellXfs count="${formats.length}">${looks}</cellXfs></styleSheet>`;
    },
    textsXml: (): string =>
      `${HEAD}<sst xmlns="${MAIN}">${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
  };
}

type Tables = ReturnType<typeof createTables>;

const cellXml = (at: string, cell: Written, { prefix: x, strings }: Writer, tables: Tables): string => {
  const { holds, format } = cell;
  const head = `<${x}c r="${at}" s="${tables.style(format)}"`;
  const end = `</${x}c>`;
  if (typeof holds === 'number') return `${head}><${x}v>${holds}</${x}v>${end}`;
  if (typeof holds === 'boolean') return `${head} t="b"><${x}v>${Number(holds)}</${x}v>${end}`;
  if (typeof holds === 'string')
    return strings === 'shared'
      ? `${head} t="s"><${x}v>${tables.text(holds)}</${x}v>${end}`
      : `${head} t="inlineStr"><${x}is><${x}t>${escaped(holds)}</${x}t></${x}is>${end}`;
  if ('error' in holds) return `${head} t="e"><${x}v>${holds.error}</${x}v>${end}`;
  const { formula, value } = holds;
  const of = `<${x}f>${escaped(formula)}</${x}f>`;
  if (value === MISSING) return `${head}>${of}${end}`;
  if (value === EMPTY) return `${head}>${of}<${x}v/>${end}`;
  if (typeof value === 'number') return `${head}>${of}<${x}v>${value}</${x}v>${end}`;
  if (typeof value === 'string') return `${head} t="str">${of}<${x}v>${escaped(value)}</${x}v>${end}`;
  return `${head} t="e">${of}<${x}v>${value.error}</${x}v>${end}`;
};

const sheetXml = (
  { rows, hiddenRows = [], hiddenColumns = [], merges = [], below = '' }: WrittenSheet,
  writer: Writer,
  tables: Tables,
): string => {
  const { prefix: x, hasDimension } = writer;
  const lines = rows.map((row, index) => {
    const cells = row.map((cell, column) => {
      if (cell === undefined) return '';
      const at = cellName(index, column);
      return cell === null ? `<${x}c r="${at}" s="${tables.style(14)}"/>` : cellXml(at, cell, writer, tables);
    });
    const hidden = hiddenRows.includes(index) ? ' hidden="1"' : '';
    return `<${x}row r="${index + 1}"${hidden}>${cells.join('')}</${x}row>`;
  });
  const dimension = hasDimension ? `<${x}dimension ref="A1:XFD1048576"/>` : '';
  const hiding = hiddenColumns.map((at) => `<${x}col min="${at + 1}" max="${at + 1}" width="9" hidden="1"/>`).join('');
  const columns = hiding === '' ? '' : `<${x}cols>${hiding}</${x}cols>`;
  const ranges = merges.map((range) => `<${x}mergeCell ref="${range}"/>`).join('');
  const merged = ranges === '' ? '' : `<${x}mergeCells count="${merges.length}">${ranges}</${x}mergeCells>`;
  const namespace = x === '' ? 'xmlns' : 'xmlns:x';
  return `${HEAD}<${x}worksheet ${namespace}="${MAIN}" xmlns:r="${OFFICE}">${dimension}${columns}<${x}sheetData>${lines.join('')}${below}</${x}sheetData>${merged}</${x}worksheet>`;
};

/** The parts of a workbook as a program writes them, by path. */
export function partsOf(
  sheets: readonly WrittenSheet[],
  writer: Writer = WRITERS.excel,
  { from1904 = false }: { readonly from1904?: boolean } = {},
): Record<string, string> {
  const tables = createTables();
  const { main, sheetFile, isAbsolute, pictures } = writer;
  const made = sheets.map(
    (sheet, index) => [`xl/worksheets/${sheetFile(index + 1)}`, sheetXml(sheet, writer, tables)] as const,
  );
  const target = (path: string, folder: string): string => (isAbsolute ? `/${path}` : path.slice(folder.length));
  const relation = (id: number, type: string, path: string): string =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target(path, type === 'officeDocument' ? '' : 'xl/')}"/>`;
  const relations = (list: readonly string[]): string =>
    `${HEAD}<Relationships xmlns="${RELATIONS}">${list.join('')}</Relationships>`;
  const override = (path: string, type: string): string =>
    `<Override PartName="/${path}" ContentType="${TYPE}.${type}+xml"/>`;
  const names = sheets.map(
    ({ name, hidden }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
  );
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${override(`xl/${main}`, 'sheet.main')}${made.map(([path]) => override(path, 'worksheet')).join('')}${override('xl/styles.xml', 'styles')}${override('xl/sharedStrings.xml', 'sharedStrings')}</Types>`,
    '_rels/.rels': relations([relation(1, 'officeDocument', `xl/${main}`)]),
    [`xl/${main}`]: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${from1904 ? ' date1904="1"' : ''}/><sheets>${names.join('')}</sheets></workbook>`,
    [`xl/_rels/${main}.rels`]: relations([
      ...made.map(([path], index) => relation(index + 1, 'worksheet', path)),
      relation(sheets.length + 1, 'styles', 'xl/styles.xml'),
      relation(sheets.length + 2, 'sharedStrings', 'xl/sharedStrings.xml'),
    ]),
    ...Object.fromEntries(made),
    ...Object.fromEntries(Array.from({ length: pictures }, (_, at) => [`xl/media/image${at}.png`, `picture ${at}`])),
    'xl/styles.xml': tables.stylesXml(),
    'xl/sharedStrings.xml': tables.textsXml(),
  };
}

/** Packs parts into an archive. */
export async function packed(parts: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = createZip();
  for (const [path, text] of Object.entries(parts)) {
    const part = zip.part(path);
    await part.write(text);
    await part.end();
  }
  return new Uint8Array(Buffer.concat(zip.finish()));
}
