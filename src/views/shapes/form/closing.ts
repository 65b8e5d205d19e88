import type { Words } from '#i18n/words.ts';

/** Returns the words of the button that closes the form of an act unsent; an act may itself be called "Cancel". */
export const closingOf = (title: string, words: Words): string => {
  const usual = words.text('ui.part.cancel');
  return title === usual ? words.text('ui.form.notCancel') : usual;
};
