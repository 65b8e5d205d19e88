import { useSyncExternalStore } from 'react';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#i18n/languages.ts';
import type { Formats } from '#i18n/format.ts';
import { createWords, type Messages, type MessageValues, type Speech, type Words } from '#i18n/words.ts';
import { onPreferences, preferences } from '#services/preferences.ts';

/** Parts of the message files: what signing in needs, what the frame with a list needs, and what that leaves. */
const PARTS = {
  entry: import.meta.glob<Messages>('../i18n/*.json', { query: '?entry', import: 'default' }),
  first: import.meta.glob<Messages>('../i18n/*.json', { query: '?first', import: 'default' }),
  rest: import.meta.glob<Messages>('../i18n/*.json', { query: '?rest', import: 'default' }),
};

/** How much is spoken, each with all that comes before it, and the parts that it takes. */
const EXTENTS = { entry: ['entry'], first: ['first'], whole: ['first', 'rest'] } as const;
type Extent = keyof typeof EXTENTS;

const RANKS: readonly Extent[] = ['entry', 'first', 'whole'];
const isMore = (one: Extent, other: Extent): boolean => RANKS.indexOf(one) > RANKS.indexOf(other);

/** Signing in says nothing that takes values and shows no figures (the build sees to the first): these come with more words. */
const withMoreWords = (): never => {
  throw new Error('Signing in says no values and shows no figures.');
};
const formats: Formats = {
  number: withMoreWords,
  money: withMoreWords,
  amount: withMoreWords,
  weight: withMoreWords,
  length: withMoreWords,
  percent: withMoreWords,
  instant: withMoreWords,
  day: withMoreWords,
  relative: withMoreWords,
  duration: withMoreWords,
  list: withMoreWords,
};
const plainly: Speech = { sayer: withMoreWords, formats: () => formats };

/**
 * A message that is not among the first words: it is said by whoever asks once all are there, also by somebody who holds
 * the first ones since before; until then it is nothing, and all are fetched.
 */
const soon = (id: string, values: MessageValues): string => {
  if (spoken?.extent === 'whole') return spoken.words.text<string>(id, values);
  if (import.meta.env.DEV) console.warn(`${id} is said before all words are there.`);
  speakWholly().catch(() => {});
  return '';
};

const messagesOf = async (language: Language, part: keyof typeof PARTS): Promise<Messages> =>
  (await PARTS[part][`../i18n/${language}.json`]?.()) ?? {};

const wordsOf = async (language: Language, extent: Extent): Promise<Words> => {
  const languages = LANGUAGES[language].isWhole ? [language] : [DEFAULT_LANGUAGE, language];
  const files = languages.flatMap((one) => EXTENTS[extent].map((part) => messagesOf(one, part)));
  const full = extent === 'entry' ? null : import('#i18n/speech.ts');
  const messages = Object.assign({}, ...(await Promise.all(files))) as Messages;
  const speech = (await full)?.speech ?? plainly;
  return extent === 'first' ? createWords(language, messages, speech, soon) : createWords(language, messages, speech);
};

let spoken: { readonly words: Words; readonly extent: Extent } | null = null;
/** The most that was asked for, whatever the language by then. */
let wanted: Extent = 'entry';
/** Words on their way, or spoken. */
const coming = new Map<Extent, Promise<void>>();
const listeners = new Set<() => void>();

/** Loads words of the preferred language and speaks them, unless more of it is spoken by then. */
const speak = async (extent: Extent): Promise<void> => {
  const { language } = preferences();
  const words = await wordsOf(language, extent);
  if (preferences().language !== language) return speak(wanted);
  if (spoken?.words.language === language && isMore(spoken.extent, extent)) return;
  spoken = { words, extent };
  for (const listener of listeners) listener();
};

const speakAtLeast = (extent: Extent): Promise<void> => {
  if (isMore(extent, wanted)) wanted = extent;
  const known = coming.get(extent);
  if (known) return known;
  const words = speak(extent).catch((error: unknown) => {
    coming.delete(extent);
    throw error;
  });
  coming.set(extent, words);
  return words;
};

/** Begins to speak: the words of signing in, and another language whenever it is chosen. */
export const beginToSpeak = async (): Promise<void> => {
  onPreferences(() => {
    if (spoken?.words.language !== preferences().language) void speak(wanted);
  });
  await speak('entry');
};

/** Loads the words of the frame and of a list; what is said changes nowhere, there is only more of it. */
export const speakFirst = (): Promise<void> => speakAtLeast('first');

/** Loads all words; what is said changes nowhere, there is only more of it. */
export const speakWholly = (): Promise<void> => speakAtLeast('whole');

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The words spoken now; null before the first have come. */
export const useSpeech = (): Words | null => useSyncExternalStore(subscribe, () => spoken?.words ?? null);
