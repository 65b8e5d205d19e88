import type { Tab } from '#machines/tabs/index.ts';
import type { Words } from '#i18n/words.ts';

/** A message id, or plain words, in words. */
export const worded = (title: string, words: Words): string => (words.has(title) ? words.text(title) : title);

/** A tab's title: its record's number after the screen's name. */
export const titleOf = ({ title, name }: Pick<Tab, 'title' | 'name'>, words: Words): string =>
  name === null ? worded(title, words) : `${worded(title, words)} ${name}`;
