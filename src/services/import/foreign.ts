import type { Words } from '#i18n/words.ts';
import { Unusable } from './bounds.ts';
import { headKey, headsIn, recordAt } from './heads.ts';
import { withLetters } from './letterColumn.ts';
import { refuseOtherAccount, refuseOtherCurrency } from './preamble.ts';
import type { Layout, Places } from './layout.ts';
import type { Sheet } from './sheet.ts';
import { headerOf, type ForeignHeads, type ImportTemplate } from './template.ts';

/** Rows among which the heads are searched: above them stand the bank, the account and the period. */
const HEADS_WITHIN = 40;

/** Position of columns in the file, by path, as a person chose them. */
export type ChosenColumns = Readonly<Record<string, number>>;

/** Returns the first column whose head has one of the names of a path; the names come in order of preference. */
function columnOf(texts: readonly string[], names: readonly string[]): number {
  const heads = texts.map(headKey);
  for (const name of names) {
    const at = heads.indexOf(headKey(name));
    if (at >= 0) return at;
  }
  return -1;
}

/** Adds to a column of days the next other one: banks leave the value date of some lines empty. */
function withInstead(places: Places, { heads }: ForeignHeads, texts: readonly string[]): Places {
  return places.map((place) => {
    const { column, at } = place;
    if (column.kind.kind !== 'bankDay' || at < 0) return place;
    const own = headKey(texts[at] ?? '');
    const instead = columnOf(
      texts,
      (heads[column.path] ?? []).filter((name) => headKey(name) !== own),
    );
    return instead < 0 || instead === at ? place : { ...place, instead };
  });
}

/**
 * Heads of the columns that may be meant by one of the template: those with the same head, and of amounts also those
 * with another name, since the one that is left out may be the one that counts.
 */
function alike(
  { heads, needed }: ForeignHeads,
  { column: { path, kind }, at }: Places[number],
  texts: readonly string[],
): string[] {
  if (at < 0) return [];
  const isAmount = kind.kind === 'number' && needed.flat().includes(path);
  const names = [texts[at] ?? '', ...(isAmount ? (heads[path] ?? []) : [])].map(headKey);
  return texts.filter((text) => names.includes(headKey(text)));
}

/** Places the columns that a row of heads names as a bank does, or as the report of an import. */
const placedBy = (
  { columns }: ImportTemplate,
  { heads }: ForeignHeads,
  texts: readonly string[],
  languages: readonly Words[],
): Places =>
  columns.map((column) => {
    const own = languages.map((words) => headerOf(column, words));
    return { column, at: columnOf(texts, [...(heads[column.path] ?? []), ...own]) };
  });

const isEnough = ({ needed }: ForeignHeads, places: Places): boolean =>
  needed.every((group) => places.some(({ column: { path }, at }) => at >= 0 && group.includes(path)));

/** Counts what says that a row has the heads: a type or a currency may be named above them, too. */
const found = (places: Places): number =>
  places.filter(({ column: { kind }, at }) => at >= 0 && kind.kind !== 'debitCredit' && kind.kind !== 'kyat').length;

/**
 * Finds the heads of a file that others made, and its columns: as a person chose them, or by their names. Refuses a
 * file without them, with the heads that it has.
 */
export function foreignLayout(
  template: ImportTemplate,
  foreign: ForeignHeads,
  sheet: Sheet,
  chosen: ChosenColumns | null,
  languages: readonly Words[],
): Layout {
  const candidates = sheet.rows.slice(0, HEADS_WITHIN).map((_, index) => {
    const texts = headsIn(sheet, index);
    return { index, texts, places: placedBy(template, foreign, texts, languages) };
  });
  const best = candidates.reduce(
    (most, next) => (found(next.places) > found(most.places) ? next : most),
    candidates[0] ?? { index: 0, texts: [], places: [] },
  );
  const fullest = candidates.reduce((most, next) => (filledIn(next.texts) > filledIn(most.texts) ? next : most), best);
  const heads = found(best.places) > 0 ? best : fullest;
  const places = chosen
    ? template.columns.map((column) => ({ column, at: chosen[column.path] ?? -1 }))
    : withLetters(best.places, sheet, best.index, isVague(foreign, best));
  if (!isEnough(foreign, places)) throw new Unusable({ id: 'headsUnknown', heads: heads.texts });
  const twins = chosen ? [] : (places.map((place) => alike(foreign, place, heads.texts)).find(isSeveral) ?? []);
  if (twins.length > 0)
    throw new Unusable({ id: 'columnsAlike', values: { names: twins.join(', ') }, heads: heads.texts });
  if (template.columns.some(({ kind }) => kind.kind === 'kyat')) refuseOtherCurrency(sheet, heads.index);
  refuseOtherAccount(sheet, heads.index, template.given['account']);
  return {
    places: withInstead(places, foreign, heads.texts),
    heads: heads.index,
    record: recordAt(template, heads.texts, languages),
  };
}

/** Returns whether the column of debit or credit has a head that says something else in other files. */
function isVague({ vague }: ForeignHeads, { texts, places }: { texts: readonly string[]; places: Places }): boolean {
  const head = texts[places.find(({ column: { kind } }) => kind.kind === 'debitCredit')?.at ?? -1] ?? '';
  return vague.some((name) => headKey(name) === headKey(head));
}

const isSeveral = (columns: readonly string[]): boolean => columns.length > 1;

const filledIn = (texts: readonly string[]): number => texts.filter((text) => text !== '').length;
