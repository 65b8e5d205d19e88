import type { Words } from '#i18n/words.ts';
import { foldedText } from '#machines/kit/text.ts';
import { Unusable } from './bounds.ts';
import type { Layout } from './rows.ts';
import type { Sheet } from './sheet.ts';
import { headerOf, reportHeads, RECORD_AMONG_REPORT_HEADS, type ImportTemplate } from './template.ts';
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

/** Heads of columns that are not read, but for those of a report, in the words of the file. */
export function notReadIn(
  template: ImportTemplate,
  heads: readonly string[],
  { places, record }: Pick<Layout, 'places' | 'record'>,
  languages: readonly Words[],
): string[] {
  const read = new Set(places.map(({ at }) => at));
  const known = new Set(record < 0 ? [] : languages.flatMap((words) => reportHeads(template, words)).map(headKey));
  return heads.filter((head, at) => head !== '' && !read.has(at) && !known.has(headKey(head)));
}

/** Finds the template's columns by their heads, in any language, with or without those of a report; refuses other sheets by name. */
export function layoutOf(template: ImportTemplate, sheet: Sheet, languages: readonly Words[]): Layout {
  const { columns } = template;
  const row = Math.max(
    sheet.rows.findIndex((cells) => cells.some((cell) => cell !== undefined)),
    0,
  );
  const heads = headsIn(sheet, row);
  const keys = heads.map(headKey);
  const record = recordAt(template, heads, languages);
  const judged = languages.map((words) => {
    const own = columns.map((column) => headerOf(column, words));
    const known = new Set([...own, ...(record < 0 ? [] : reportHeads(template, words))].map(headKey));
    const missing = own.filter((head, index) => !columns[index]?.staffOnly && !keys.includes(headKey(head)));
    const unknown = heads.filter((_, index) => {
      const key = keys[index] ?? '';
      return key !== '' && !known.has(key);
    });
    const twice = heads.filter((_, index) => {
      const key = keys[index] ?? '';
      return known.has(key) && keys.indexOf(key) !== index;
    });
    return { own, missing, unknown, twice };
  });
  const { own, missing, unknown, twice } = judged.reduce((best, next) =>
    next.missing.length < best.missing.length ? next : best,
  );
  if (missing.length + unknown.length + twice.length > 0)
    throw new Unusable({ id: 'notOurTemplate', missing, unknown, twice });
  const places = columns.map((column, index) => ({ column, at: keys.indexOf(headKey(own[index] ?? '')) }));
  return { places, heads: row, record };
}
