import type { Words } from '#i18n/words.ts';
import type { CaptionContent, ReportContent } from '../labels/content.ts';

/** Context of a paper of finance: the customer's language, the company, and who prints it when. */
export interface PaperContext {
  readonly words: Words;
  readonly company: string;
  readonly branchOf: (id: string) => string;
  readonly by: string;
  readonly at: string;
}

export type Row = Readonly<Record<string, unknown>>;
type Part = ReportContent['parts'][number];

const EMPTY: Omit<Part, 'title'> = { said: [], captions: [], heads: [], rows: [] };

/** Returns a part of a paper; what is not given is empty. */
export const part = (title: string, given: Partial<Part>): Part => ({ ...EMPTY, title, ...given });

/** Shown for an unknown value, because a blank looks like an omission. */
const UNKNOWN = '\u2013';

/** Returns a titled value of a record. */
export const caption = ({ words }: PaperContext, machine: string, field: string, value: string): CaptionContent => ({
  title: words.text<string>(`field.${machine}.${field}`),
  value: value === '' ? UNKNOWN : value,
});

export const textIn = (row: Row, field: string): string => {
  const { [field]: value } = row;
  return typeof value === 'string' ? value : '';
};

/** Returns an amount of a row in MMK. */
export const kyatIn = ({ words }: PaperContext, row: Row, field: string): string =>
  words.money(Number(row[field] ?? 0), 'MMK');

/** Returns a whole paper from its title and parts. */
export const paperOf = (
  { words, company, by, at }: PaperContext,
  number: string,
  title: string,
  parts: readonly Part[],
): ReportContent => ({
  layout: 'report',
  number,
  title: `${company} \u00B7 ${title}`,
  parts,
  foot: `${number} \u00B7 ${words.text('ui.label.foot', { at: words.instant(at), name: by })}`,
});
