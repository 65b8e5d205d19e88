import type { Words } from '#i18n/words.ts';
import { foldedText } from '#machines/kit/text.ts';
import type { NameLists } from './messages.ts';
import { SEPARATOR, type Named, type NameOf } from './names.ts';
import { isWholePhone } from '#machines/fields/phones.ts';
import { severalPhonesIn } from '#machines/fields/severalPhones.ts';
import { nearest } from './nearest.ts';
import type { CellKind } from './template.ts';

/** A value that may have been meant: the text for the cell, and the words to choose it by. */
export interface Suggestion {
  readonly text: string;
  readonly label: string;
}

const SUGGESTED_MOST = 4;
/** A choice with no more values offers all of them, where none is near. */
const SHORT_LIST = 8;

interface OfNames {
  readonly of: NameOf;
  readonly depth?: number;
}

/** First word of a name; of one in Chinese, which has no spaces, as much as is given. */
const firstWord = (name: string, length: number): string =>
  /\p{Script=Han}/u.test(name) ? Array.from(name).slice(0, length).join('') : (name.split(' ', 1)[0] ?? '');

/** Entries with a near name; without one, those whose name begins with a near word, as of a town's branch. */
function nearNamed(text: string, things: readonly Named[]): Named[] {
  const wholly = nearest(text, things, ({ id, names }) => [id, ...names]);
  const length = Array.from(text.trim()).length;
  return wholly.length > 0
    ? wholly
    : nearest(text, things, ({ names }) => names.map((name) => firstWord(name, length)));
}

/** Suggests entries: by name, or by code and place if several have the name. */
function ofNames(text: string, { of, depth }: OfNames, lists: NameLists): Suggestion[] {
  const things = (lists[of] ?? []).filter((thing) => depth === undefined || thing.depth === depth);
  const named = Map.groupBy(things, ({ names: [name] }) => foldedText(name ?? ''));
  return nearNamed(text, things)
    .slice(0, SUGGESTED_MOST)
    .map(({ id, names: [name = id], above: [within] = [] }: Named) => {
      const isAlone = (named.get(foldedText(name))?.length ?? 0) < 2;
      return isAlone
        ? { text: name, label: name }
        : { text: id, label: [name, within?.names[0], id].filter(Boolean).join(', ') };
    });
}

function ofChoices(text: string, titles: readonly string[]): Suggestion[] {
  const near = nearest(text, titles, (title) => [title]).slice(0, SUGGESTED_MOST);
  const offered = near.length === 0 && titles.length <= SHORT_LIST ? titles : near;
  return offered.map((title) => ({ text: title, label: title }));
}

/** Suggests for the first part that has suggestions, the others kept. */
function ofParts(text: string, kind: OfNames, lists: NameLists): Suggestion[] {
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  const known = (part: string): boolean =>
    (lists[kind.of] ?? []).some(({ id, names }) =>
      [id, ...names].some((name) => foldedText(name) === foldedText(part)),
    );
  const at = parts.findIndex((part) => part !== '' && !known(part));
  return ofNames(parts[at] ?? '', kind, lists).map(({ text: part, label }) => ({
    text: parts.with(at, part).join(', '),
    label,
  }));
}

/** Suggests each of several phones, or the phone with the zero that it lost. */
function ofPhones(text: string): Suggestion[] {
  const whole = `0${text}`;
  const several = severalPhonesIn(text).slice(0, SUGGESTED_MOST);
  const meant = several.length > 0 ? several : !isWholePhone(text) && isWholePhone(whole) ? [whole] : [];
  return meant.map((phone) => ({ text: phone, label: phone }));
}

/** Lists the values of the real list that may have been meant by the text of a wrong cell, nearest first. */
export function suggestionsFor(text: string, kind: CellKind, words: Words, lists: NameLists): Suggestion[] {
  switch (kind.kind) {
    case 'name':
      return ofNames(text, kind, lists);
    case 'names':
      return ofParts(text, kind, lists);
    case 'choice':
      return ofChoices(
        text,
        kind.values.map((value) => words.text<string>(`${kind.titles}.${value}`)),
      );
    case 'digits':
      return kind.isPhone ? ofPhones(text) : [];
    case 'yesNo':
      return ofChoices(text, [words.text('ui.value.yes'), words.text('ui.value.no')]);
    default:
      return [];
  }
}
