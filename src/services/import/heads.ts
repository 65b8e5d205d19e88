import type { Words } from '#i18n/words.ts';
import { foldedText } from '#machines/kit/text.ts';
import { Unusable } from './bounds.ts';
import type { Layout } from './layout.ts';
import type { Sheet } from './sheet.ts';
import {
  headerOf,
  reportHeads,
  RECORD_AMONG_REPORT_HEADS,
  type ImportTemplate,
  type TemplateColumn,
} from './template.ts';
import { shownIn } from './values.ts';

/** Letters and digits of a head, by which heads are compared: not their case, width, brackets, spaces and lines. */
export const headKey = (text: string): string => foldedText(text).replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');

/** Texts of a row of heads. */
export const headsIn = ({ rows }: Sheet, row: number): string[] => Array.from(rows[row] ?? [], shownIn);

/** Returns the position of the record's number in the report of an import; -1 in another file. */
export function recordAt(template: ImportTemplate, heads: readonly string[], languages: readonly Words[]): number {
  const keys = heads.map(headKey);
  const places = languages
    .map((words) => reportHeads(template, words).map((head) => keys.indexOf(headKey(head))))
    .find((found) => found.every((at) => at >= 0));
  return places?.[RECORD_AMONG_REPORT_HEADS] ?? -1;
}

/** Keys of the heads that a column has: in our templates, and in exported files, which write the currency out. */
const keysOf = (column: TemplateColumn, words: Words): readonly string[] => {
  const own = headKey(headerOf(column, words));
  const { kind } = column;
  if (kind.kind !== 'number' || kind.unit !== 'MMK') return [own];
  const field = words.text<string>(column.label);
  return [own, headKey(words.text('ui.list.inCurrency', { field, currency: kind.unit }))];
};

/** Keys of the heads that exported files have for the fields of a record, each with the units that it may have. */
function exportedKeys(machine: string, fields: readonly string[], words: Words): readonly string[] {
  return fields.flatMap((name) => {
    const id = [`field.${machine}.${name}`, `field.${name}`].find((one) => words.has(one));
    const field = id === undefined ? name : words.text<string>(id);
    const amounts = ['MMK', 'CNY'].map((currency) => words.text('ui.list.inCurrency', { field, currency }));
    return [field, `${field} (kg)`, `${field} (cm)`, ...amounts].map(headKey);
  });
}

/** Columns that a file lacks: those that must be filled in, and those of the sender in a file that names any of it. */
function lackedOf(places: Layout['places']): readonly TemplateColumn[] {
  const isSenderThere = places.some(({ column: { path }, at }) => path.startsWith('sender.') && at >= 0);
  return places
    .filter(({ column: { need }, at }) => at < 0 && (need === 'required' || (need === 'sender' && isSenderThere)))
    .map(({ column }) => column);
}

/** Number of columns that a file has. */
const foundIn = ({ places }: Pick<Layout, 'places'>): number => places.filter(({ at }) => at >= 0).length;

/** Heads of columns that are not read, but for those of a report, in the words of the file. */
export function notReadIn(
  template: ImportTemplate,
  heads: readonly string[],
  { places, record }: Pick<Layout, 'places' | 'record'>,
  languages: readonly Words[],
): string[] {
  const read = new Set(places.flatMap(({ at, instead = at }) => [at, instead]));
  const known = new Set(record < 0 ? [] : languages.flatMap((words) => reportHeads(template, words)).map(headKey));
  return heads.filter((head, at) => head !== '' && !read.has(at) && !known.has(headKey(head)));
}

/**
 * Finds the template's columns by their heads, in any language, with or without those of a report; refuses other sheets
 * by name. A column that may be left empty may be absent, as it is in an exported list; columns of the record's other
 * fields may be there and are not read.
 */
export function layoutOf(
  template: ImportTemplate,
  sheet: Sheet,
  languages: readonly Words[],
  fields: readonly string[] = [],
): Layout {
  const { columns } = template;
  const row = Math.max(
    sheet.rows.findIndex((cells) => cells.some((cell) => cell !== undefined)),
    0,
  );
  const heads = headsIn(sheet, row);
  const keys = heads.map(headKey);
  const record = recordAt(template, heads, languages);
  const exported = new Set(languages.flatMap((words) => exportedKeys(template.machine, fields, words)));
  const judged = languages.map((words) => {
    const own = columns.map((column) => keysOf(column, words));
    const known = new Set([...own.flat(), ...(record < 0 ? [] : reportHeads(template, words)).map(headKey)]);
    const places = columns.map((column, index) => ({
      column,
      at: keys.findIndex((key) => own[index]?.includes(key) === true),
    }));
    const missing = lackedOf(places).map((column) => headerOf(column, words));
    const unknown = heads.filter((_, index) => {
      const key = keys[index] ?? '';
      return key !== '' && !known.has(key) && !exported.has(key);
    });
    const twice = heads.filter((_, index) => {
      const key = keys[index] ?? '';
      return known.has(key) && keys.indexOf(key) !== index;
    });
    return { places, missing, unknown, twice };
  });
  const { places, missing, unknown, twice } = judged.reduce((best, next) =>
    foundIn(next) > foundIn(best) ? next : best,
  );
  if (missing.length + unknown.length + twice.length > 0)
    throw new Unusable({ id: 'notOurTemplate', missing, unknown, twice });
  return { places, heads: row, record };
}
