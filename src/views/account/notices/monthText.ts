import type { Words } from '#i18n/words.ts';

/** Formats a month `YYYY-MM` in the language. */
export const monthText = (written: string, words: Words): string => {
  const [year = '', month = ''] = written.split('-');
  return words.text('format.month', { year, month });
};
