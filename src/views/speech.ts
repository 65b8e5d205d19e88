import { useSyncExternalStore } from 'react';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#i18n/languages.ts';
import type { Formats } from '#i18n/format.ts';
import { createWords, type Messages, type Speech, type Words } from '#i18n/words.ts';
import { onPreferences, preferences } from '#services/preferences.ts';

/** The part of each message file that signing in needs. */
const ENTRY_FILES = import.meta.glob<Messages>('../i18n/*.json', { query: '?entry', import: 'default' });

/** Signing in says nothing that takes values and shows no figures (the build sees to the first): these come with all the words. */
const withAllTheWords = (): never => {
  throw new Error('Signing in says no values and shows no figures.');
};
const formats: Formats = {
  number: withAllTheWords,
  money: withAllTheWords,
  amount: withAllTheWords,
  weight: withAllTheWords,
  length: withAllTheWords,
  percent: withAllTheWords,
  instant: withAllTheWords,
  day: withAllTheWords,
  relative: withAllTheWords,
  duration: withAllTheWords,
  list: withAllTheWords,
};
const plainly: Speech = { sayer: withAllTheWords, formats: () => formats };

const entryMessages = async (language: Language): Promise<Messages> =>
  (await ENTRY_FILES[`../i18n/${language}.json`]?.()) ?? {};

const entryWords = async (language: Language): Promise<Words> => {
  const [own, base] = await Promise.all([
    entryMessages(language),
    LANGUAGES[language].isWhole ? {} : entryMessages(DEFAULT_LANGUAGE),
  ]);
  return createWords(language, { ...base, ...own }, plainly);
};

const allWords = async (language: Language): Promise<Words> => {
  const { loadWords } = await import('#i18n/load.ts');
  return loadWords(language);
};

let spoken: Words | null = null;
/** Set once all words are wanted; resolves when they are spoken. */
let whole: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Loads words of the preferred language, all or those of signing in, and speaks them. */
const speak = async (all: boolean): Promise<void> => {
  const { language } = preferences();
  const words = await (all ? allWords(language) : entryWords(language));
  if (preferences().language !== language) return speak(all);
  if (!all && whole !== null && spoken !== null) return;
  spoken = words;
  for (const listener of listeners) listener();
};

/** Begins to speak: the words of signing in, and another language whenever it is chosen. */
export const beginToSpeak = async (): Promise<void> => {
  onPreferences(() => {
    if (spoken?.language !== preferences().language) void speak(whole !== null);
  });
  await speak(false);
};

/** Loads all words; what is said changes nowhere, there is only more of it. */
export const speakWholly = (): Promise<void> => {
  whole ??= speak(true).catch((error: unknown) => {
    whole = null;
    throw error;
  });
  return whole;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The words spoken now; null before the first have come. */
export const useSpeech = (): Words | null => useSyncExternalStore(subscribe, () => spoken);
