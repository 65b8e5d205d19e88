import type { Words } from '#i18n/words.ts';

/** A month, `YYYY-MM`, as it is written in the language. */
export const monthText = (written: string, words: Words): string => {
  const [year = '', month = ''] = written.split('-');
  return words.text('format.month', { year, month });
};
