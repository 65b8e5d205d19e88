import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { LANGUAGES } from '#i18n/languages.ts';
import { loadWords } from '#i18n/load.ts';
import type { Words } from '#i18n/words.ts';
import { onPreferences, preferences, type Preferences } from '#services/preferences.ts';
import { UiWordsProvider } from '#views/ui/words.tsx';
import { uiWordsOf } from './uiWords.ts';

const WordsContext = createContext<Words | null>(null);

/** The words and formats of the person's language. */
export const useWords = (): Words => {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords outside WordsProvider');
  return words;
};

/** The person's preferences, kept true. */
export const usePreferences = (): Preferences => useSyncExternalStore(onPreferences, preferences);

/** Speaks the preferred language; another one comes in without a reload, once its messages are here. */
export function WordsProvider({ first, children }: { first: Words; children: ReactNode }) {
  const { language } = usePreferences();
  const [words, setWords] = useState(first);
  useEffect(() => {
    let isWanted = true;
    void loadWords(language).then((loaded) => isWanted && setWords(loaded));
    return () => {
      isWanted = false;
    };
  }, [language]);
  useEffect(() => {
    document.documentElement.lang = words.tag;
  }, [words]);
  return (
    <WordsContext value={words}>
      <I18nProvider locale={LANGUAGES[words.language].figures}>
        <UiWordsProvider words={uiWordsOf(words)}>{children}</UiWordsProvider>
      </I18nProvider>
    </WordsContext>
  );
}
