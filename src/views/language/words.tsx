import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { LANGUAGES } from '#i18n/languages.ts';
import type { Words } from '#i18n/words.ts';
import { onPreferences, preferences, type Preferences } from '#services/preferences.ts';
import { useSpeech } from './speech.ts';

const WordsContext = createContext<Words | null>(null);

/** Returns the messages and formats of the person's language. */
export const useWords = (): Words => {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords outside WordsProvider');
  return words;
};

/** Returns the person's preferences, kept up to date. */
export const usePreferences = (): Preferences => useSyncExternalStore(onPreferences, preferences);

/** Provides the messages of the preferred language; a change needs no reload. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const words = useSpeech();
  useEffect(() => {
    if (!words) return;
    document.documentElement.lang = words.tag;
    // Gives the installed console its name in this language.
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
