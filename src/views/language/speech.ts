import { useSyncExternalStore } from 'react';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#i18n/languages.ts';
import type { Formats } from '#i18n/format.ts';
import { createWords, type Messages, type Speech, type Words } from '#i18n/words.ts';
import { onPreferences, preferences } from '#services/preferences.ts';

/** Parts of the message files: for sign-in, for the frame with a list, and the rest. */
const PARTS = {
  entry: import.meta.glob<Messages>('../../i18n/*.json', { query: '?entry', import: 'default' }),
  first: import.meta.glob<Messages>('../../i18n/*.json', { query: '?first', import: 'default' }),
  rest: import.meta.glob<Messages>('../../i18n/*.json', { query: '?rest', import: 'default' }),
};

/** Extents of loaded messages, each including the one before, with their parts. */
const EXTENTS = { entry: ['entry'], first: ['first'], whole: ['first', 'rest'] } as const;
type Extent = keyof typeof EXTENTS;

const RANKS: readonly Extent[] = ['entry', 'first', 'whole'];
const isMore = (one: Extent, other: Extent): boolean => RANKS.indexOf(one) > RANKS.indexOf(other);

/** Throws: the sign-in messages take no values (the build checks it), and the formatter loads with the further messages. */
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

/** True if a message was said before it had loaded: its component is to be drawn again. */
let wasMissed = false;

/**
 * Returns an empty text for a message that is not yet loaded, and starts loading all messages. The component renders again when they have
 * loaded.
 */
const soon = (id: string): string => {
  if (spoken?.extent !== 'first') return id;
  if (import.meta.env.DEV) console.warn(`${id} is said before all words are there.`);
  wasMissed = true;
  loadAllMessages().catch(() => {});
  return '';
};

const messagesOf = async (language: Language, part: keyof typeof PARTS): Promise<Messages> =>
  (await PARTS[part][`../../i18n/${language}.json`]?.()) ?? {};

/** Messages that the company's own labels replace, by language. */
let labels: Readonly<Partial<Record<Language, Messages>>> = {};

/** The words of a language, and the messages that they read. */
interface Spoken {
  readonly words: Words;
  readonly extent: Extent;
  readonly messages: Record<string, Messages[string]>;
}

const spokenOf = async (language: Language, extent: Extent): Promise<Spoken> => {
  const languages = LANGUAGES[language].isWhole ? [language] : [DEFAULT_LANGUAGE, language];
  const files = languages.flatMap((one) => EXTENTS[extent].map((part) => messagesOf(one, part)));
  const full = extent === 'entry' ? null : import('#i18n/speech.ts');
  const messages = Object.assign({}, ...(await Promise.all(files)), labels[language]) as Spoken['messages'];
  const speech = (await full)?.speech ?? plainly;
  return { words: createWords(language, messages, speech, soon), extent, messages };
};

let spoken: Spoken | null = null;
/** Largest extent requested so far, in any language. */
let wanted: Extent = 'entry';
/** Loads in progress or completed, by extent. */
const coming = new Map<Extent, Promise<void>>();
const listeners = new Set<() => void>();

/** Loads messages of the preferred language and applies them, unless a larger extent is already applied. */
const speak = async (extent: Extent): Promise<void> => {
  const { language } = preferences();
  const next = await spokenOf(language, extent);
  if (preferences().language !== language) return speak(wanted);
  const present = spoken?.words.language === language ? spoken : null;
  if (present && isMore(present.extent, extent)) return;
  if (present?.extent === 'first' && extent === 'whole' && !wasMissed) {
    // What is shown has all its words: the same ones know the rest from now on, and nothing is drawn again.
    Object.assign(present.messages, next.messages);
    spoken = { ...present, extent };
    return;
  }
  spoken = next;
  wasMissed = false;
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

/** Loads the messages of the frame and of a list. Messages already shown do not change. */
export const speakFirst = (): Promise<void> => speakAtLeast('first');

/** Loads the first messages that a start says, and reloads them whenever the language changes. */
export const beginToSpeak = async (isSignedIn: boolean): Promise<void> => {
  onPreferences(() => {
    if (spoken?.words.language !== preferences().language) void speak(wanted);
  });
  await (isSignedIn ? speakFirst() : speak('entry'));
};

/** Loads all messages. Messages already shown do not change. */
export const loadAllMessages = (): Promise<void> => speakAtLeast('whole');

/** Says the company's own labels in place of the messages that they name, at once. */
export const relabel = (next: typeof labels): void => {
  if (JSON.stringify(next) === JSON.stringify(labels)) return;
  labels = next;
  if (spoken) void speak(spoken.extent);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the loaded messages; null before the first have loaded. */
export const useSpeech = (): Words | null => useSyncExternalStore(subscribe, () => spoken?.words ?? null);
