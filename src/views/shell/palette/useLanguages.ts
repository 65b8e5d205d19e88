import { useEffect, useMemo, useState } from 'react';
import { LANGUAGE_IDS } from '#i18n/languages.ts';
import { loadWords } from '#i18n/load.ts';
import type { Words } from '#i18n/words.ts';

/** Returns the messages of every language, the current one first. The others load afterwards, or not at all while offline. */
export function useLanguages(words: Words): readonly Words[] {
  const [others, setOthers] = useState<readonly Words[]>([]);
  useEffect(() => {
    let isWanted = true;
    const wanted = LANGUAGE_IDS.filter((id) => id !== words.language);
    const load = async (): Promise<void> => {
      const answers = await Promise.allSettled(wanted.map(loadWords));
      if (isWanted) setOthers(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])));
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [words.language]);
  return useMemo(() => [words, ...others.filter(({ language }) => language !== words.language)], [words, others]);
}
