import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { LANGUAGES } from '#i18n/languages.ts';
import type { Words } from '#i18n/words.ts';
import { onPreferences, preferences, type Preferences } from '#services/preferences.ts';
import { useSpeech } from './speech.ts';

const WordsContext = createContext<Words | null>(null);

/** The words and formats of the person's language. */
export const useWords = (): Words => {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords outside WordsProvider');
  return words;
};

/** The person's preferences, kept true. */
export const usePreferences = (): Preferences => useSyncExternalStore(onPreferences, preferences);

/** Gives everything inside the words of the preferred language; another one comes in without a reload. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const words = useSpeech();
  useEffect(() => {
    if (!words) return;
    document.documentElement.lang = words.tag;
    // Installed now, the console has the name of this language.
    const manifest = document.querySelector('link[rel=manifest]');
    manifest?.setAttribute('href', `/manifest.${words.language}.webmanifest`);
  }, [words]);
  if (!words) return null;
  return (
    <WordsContext value={words}>
      <I18nProvider locale={LANGUAGES[words.language].figures}>{children}</I18nProvider>
    </WordsContext>
  );
}
