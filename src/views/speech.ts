import { useSyncExternalStore } from 'react';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#i18n/languages.ts';
import { createWords, type Messages, type Words } from '#i18n/words.ts';
import { onPreferences, preferences } from '#services/preferences.ts';

/** The part of each message file that signing in needs. */
const ENTRY_FILES = import.meta.glob<Messages>('../i18n/*.json', { query: '?entry', import: 'default' });

/** Signing in says nothing that takes values (the build sees to it): how those are said comes with all the words. */
const sayPlainly = (): never => {
  throw new Error('A message of signing in takes values.');
};

const entryMessages = async (language: Language): Promise<Messages> =>
  (await ENTRY_FILES[`../i18n/${language}.json`]?.()) ?? {};

const entryWords = async (language: Language): Promise<Words> => {
  const [own, base] = await Promise.all([
    entryMessages(language),
    LANGUAGES[language].isWhole ? {} : entryMessages(DEFAULT_LANGUAGE),
  ]);
  return createWords(language, { ...base, ...own }, sayPlainly);
};

const allWords = async (language: Language): Promise<Words> => {
  const { loadWords } = await import('#i18n/load.ts');
  return loadWords(language);
};

let isWhole = false;
let spoken: Words | null = null;
const listeners = new Set<() => void>();

/** Loads the words of the preferred language, as many as are needed now, and speaks them. */
const speak = async (): Promise<void> => {
  const { language } = preferences();
  const wanted = isWhole;
  const words = await (wanted ? allWords(language) : entryWords(language));
  const isOvertaken = preferences().language !== language || (isWhole && !wanted && spoken !== null);
  if (isOvertaken) return;
  spoken = words;
  for (const listener of listeners) listener();
};

/** Begins to speak: the words of signing in, and another language whenever it is chosen. */
export const beginToSpeak = async (): Promise<void> => {
  onPreferences(() => {
    if (spoken?.language !== preferences().language) void speak();
  });
  await speak();
};

/** Loads all words; what is said changes nowhere, there is only more of it. */
export const speakWholly = async (): Promise<void> => {
  if (isWhole) return;
  isWhole = true;
  await speak();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The words spoken now; null before the first have come. */
export const useSpeech = (): Words | null => useSyncExternalStore(subscribe, () => spoken);
