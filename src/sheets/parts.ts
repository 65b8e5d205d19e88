import { columnLetters } from './columns.ts';
import { escaped } from './cell.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const each = (names: readonly string[], xml: (name: string, number: number) => string): string =>
  names.map((name, index) => xml(name, index + 1)).join('');

/** Path of a sheet in the archive by its number, from 1. */
export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;

const MOST_NAME_CHARACTERS = 31;

/** The parts of a workbook beside its sheets, by path. */
export const fixedParts = (sheets: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml':
    `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
    each(sheets, (_, n) => `<Override PartName="/${sheetPath(n)}" ContentType="${TYPE}.worksheet+xml"/>`) +
    `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels':
    `${HEAD}<Relationships xmlns="${RELATIONS}">` +
    `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
    each(
      sheets,
      (name, n) => `<sheet name="${escaped(name.slice(0, MOST_NAME_CHARACTERS))}" sheetId="${n}" r:id="rId${n}"/>`,
    ) +
    '</sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    `${HEAD}<Relationships xmlns="${RELATIONS}">` +
    each(
      sheets,
      (_, n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
    ) +
    `<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
});

/** The sheet before its first row: the head row stays in sight, columns have their widths and, where given, their look. */
export const sheetHead = (columns: readonly { readonly width: number; readonly style: number }[]): string => {
  const cols = columns
    .map(
      ({ width, style }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${style}" customWidth="1"/>`,
    )
    .join('');
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols}</cols><sheetData>`;
};

/** A drop-down of allowed values under a column's head. */
export interface Choices {
  readonly column: number;
  readonly values: readonly string[];
}

/** A list of values written in the sheet itself holds this many characters at most. */
const MOST_LIST_CHARACTERS = 255;

/** The sheet after its last row, with drop-downs for the columns whose values fit into one. */
export const sheetFoot = (choices: readonly Choices[], rows: number): string => {
  const lists = choices.flatMap(({ column, values }) => {
    const list = values.join(',');
    const fits = list.length <= MOST_LIST_CHARACTERS && values.every((value) => !value.includes(','));
    const letters = columnLetters(column);
    return fits
      ? `<dataValidation type="list" allowBlank="1" sqref="${letters}2:${letters}${rows}"><formula1>"${escaped(list.replaceAll('"', '""'))}"</formula1></dataValidation>`
      : [];
  });
  const validations =
    lists.length > 0 ? `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>` : '';
  return `</sheetData>${validations}</worksheet>`;
};
