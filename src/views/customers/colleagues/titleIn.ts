import type { Words } from '#i18n/words.ts';

/** Returns the title of a role or screen in the language of the words. */
export const titleIn = ({ en, zh }: { readonly en: string; readonly zh: string }, { language }: Words): string =>
  language === 'zh' ? zh : en;
