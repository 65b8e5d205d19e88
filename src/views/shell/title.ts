import type { Tab, Title } from '#machines/tabs/index.ts';
import type { Words } from '#i18n/words.ts';
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts';

/** Returns a title in the person's language. */
export const worded = (title: Title, words: Words): string => {
  if (typeof title !== 'string') return title[words.language] ?? title[DEFAULT_LANGUAGE] ?? '';
  return words.has(title) ? words.text(title) : title;
};

/** Returns a tab's title: the screen's name with the record's number. */
export const titleOf = ({ title, name }: Pick<Tab, 'title' | 'name'>, words: Words): string =>
  name === null ? worded(title, words) : `${worded(title, words)} ${name}`;
