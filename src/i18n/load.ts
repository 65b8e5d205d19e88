import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';
import { speech } from './speech.ts';
import { createWords, type Messages, type Words } from './words.ts';

/** Message files, each a chunk of its own: a browser loads the one it shows. English is whole; others may lack words. */
const FILES: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  zh: () => import('./zh.json', { with: { type: 'json' } }),
  my: () => import('./my.json', { with: { type: 'json' } }),
};

/** Loads a language's messages and makes its words; in the browser and on the server alike. */
export const loadWords = async (language: Language): Promise<Words> => {
  const [own, base] = await Promise.all([
    FILES[language](),
    LANGUAGES[language].isWhole ? null : FILES[DEFAULT_LANGUAGE](),
  ]);
  return createWords(language, { ...base?.default, ...own.default }, speech);
};
